import { useEffect, useRef, useState } from "react";

/** Calls once an element comes within `margin` pixels of being seen, while it is `wanted`. */
export function useReach(onReach: () => void, wanted: boolean, margin = 900) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const latest = useRef(onReach);
  useEffect(() => {
    latest.current = onReach;
  });
  useEffect(() => {
    if (!wanted || !element) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      rootMargin: `0px 0px ${margin}px`,
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [element, wanted, margin]);
  return setElement;
}
