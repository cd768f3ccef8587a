import type { CSSProperties } from "react";
import { type MotifKind, motifShapes, type Shape } from "./motif-shapes.ts";

const paint = (k: Shape["k"], hop?: boolean) => `oklch(var(--art-${k}) calc(var(--tone) + ${hop ? 38 : 0}))`;

/** Their shapes lie upon each other: the order in which they are drawn matters. */
const overlapping: ReadonlySet<MotifKind> = new Set(["sunrise", "tide", "meeting", "ripple", "steps"]);

/** One path for everything of one color. */
function byPaint(shapes: Shape[]): Shape[] {
  const layers = new Map<string, Shape>();
  for (const shape of shapes) {
    const id = `${shape.k}${shape.hop}${shape.stroke}`;
    const layer = layers.get(id);
    if (layer) layer.d += shape.d;
    else layers.set(id, { ...shape });
  }
  return [...layers.values()];
}

export function Motif({
  kind,
  tone,
  seed,
  w = 640,
  h = 96,
  u = 32,
  className = "",
  fit = "slice",
}: {
  kind: MotifKind;
  tone: number;
  seed: string;
  w?: number;
  h?: number;
  u?: number;
  className?: string;
  fit?: "slice" | "meet";
}) {
  const shapes = motifShapes(kind, w, h, u, seed);
  const list = overlapping.has(kind) ? shapes : byPaint(shapes);
  return (
    <svg
      aria-hidden="true"
      className={`block ${className}`}
      viewBox={`0 0 ${w} ${h}`}
      preserveAspectRatio={`xMidYMid ${fit}`}
      style={{ "--tone": tone, background: "oklch(var(--art-0) var(--tone))" } as CSSProperties}
    >
      {list.map((s, i) => (
        <path
          key={i}
          d={s.d}
          fill={s.stroke ? "none" : paint(s.k, s.hop)}
          {...(s.stroke ? { stroke: paint(s.k, s.hop), strokeWidth: s.stroke } : {})}
        />
      ))}
    </svg>
  );
}
