import { useEffect, useRef, useState } from "react";

/** Calls once an element comes within a screen of being seen, while it is `wanted`. */
export function useReach(onReach: () => void, wanted: boolean) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const latest = useRef(onReach);
  useEffect(() => {
    latest.current = onReach;
  });
  useEffect(() => {
    if (!wanted || !element) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      rootMargin: "0px 0px 900px",
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [element, wanted]);
  return setElement;
}
