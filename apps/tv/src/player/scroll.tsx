import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from "react";

/** Words that do not fit move past. */
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
  const reading = overflow > 0;
  const fade = reading ? "mask-[linear-gradient(transparent,black_3vmin,black_calc(100%-3vmin),transparent)]" : "";
  return (
    <div ref={box} className={`min-h-0 shrink overflow-hidden ${fade}`}>
      <div
        className={reading ? "read py-[2vmin]" : ""}
        data-still={moving ? undefined : ""}
        style={{ "--overflow": `${overflow}px` } as CSSProperties}
      >
        {children}
      </div>
    </div>
  );
}
