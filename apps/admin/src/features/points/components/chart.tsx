import { type ReactNode, useLayoutEffect, useRef, useState } from "react";

interface Box {
  w: number;
  h: number;
  /** Time and amounts run with the reading. */
  fx: (x: number) => number;
  rtl: boolean;
}
type Props = {
  height: number;
  table: { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] };
  children: (box: Box) => ReactNode;
};

/** Numbers that a person would choose for a scale: 1, 2, 2.5 or 5 times a power of ten. */
export function ticks(most: number, count = 3): number[] {
  const raw = Math.max(1, most) / count;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = Math.max(1, [1, 2, 2.5, 5, 10].map((k) => k * power).find((k) => k >= raw) ?? raw);
  return Array.from({ length: Math.ceil(Math.max(1, most) / step) + 1 }, (_, n) => n * step);
}

/** A picture as wide as its place, its letters never scaled; a table has the same for who cannot see it. */
export function Chart({ height, table, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const [w, setW] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const look = () => setW(Math.round(element.clientWidth));
    look();
    const watch = new ResizeObserver(look);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  const rtl = document.documentElement.dir === "rtl";
  return (
    <figure className="relative min-w-0 overflow-hidden">
      <div ref={ref} style={{ height }}>
        {w > 0 && (
          <svg width={w} height={height} aria-hidden="true" className="overflow-visible text-xs tabular-nums">
            {children({ w, h: height, fx: (x) => (rtl ? w - x : x), rtl })}
          </svg>
        )}
      </div>
      <table className="sr-only">
        <caption>{table.caption}</caption>
        <thead>
          <tr>
            {table.head.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, n) => (
                <td key={table.head[n + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
