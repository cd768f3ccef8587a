import type { CSSProperties } from "react";
import { type MotifKind, motifShapes, type Shape } from "./motif-shapes.ts";

const paint = (k: Shape["k"], hop?: boolean) => `oklch(var(--art-${k}) calc(var(--tone) + ${hop ? 38 : 0}))`;

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
  const layers = new Map<string, { d: string; k: Shape["k"]; hop?: boolean; stroke?: number }>();
  const ordered =
    kind === "sunrise" ||
    kind === "tide" ||
    kind === "meeting" ||
    kind === "orbit" ||
    kind === "ripple" ||
    kind === "steps";
  const shapes = motifShapes(kind, w, h, u, seed);
  const list = ordered
    ? shapes
    : (() => {
        for (const s of shapes) {
          const id = `${s.k}${s.hop}${s.stroke}`;
          const at = layers.get(id);
          if (at) at.d += s.d;
          else layers.set(id, { ...s });
        }
        return [...layers.values()];
      })();
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
