import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from "react";

/** Words that do not fit move past: 25 s down, 1 s up. */
export function Scroll({ moving, children }: { moving: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [overflow, setOverflow] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setOverflow(Math.max(0, element.scrollHeight - element.clientHeight));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  const fade = overflow > 0 ? "mask-[linear-gradient(transparent,black_4vmin,black_calc(100%-4vmin),transparent)]" : "";
  return (
    <div ref={box} className={`min-h-0 shrink overflow-hidden ${fade}`}>
      <div
        className={overflow > 0 && moving ? "animate-read" : ""}
        style={{ "--overflow": `${overflow}px` } as CSSProperties}
      >
        {children}
      </div>
    </div>
  );
}
