import type { CSSProperties } from "react";
import { PointGlyph } from "../art/glyphs.tsx";

const eye = { "--glyph-eye": "var(--t-brand-soft)" } as CSSProperties;

export const PointsChip = ({ children }: { children: string }) => (
  <span
    className="inline-flex min-h-7 items-center gap-1.5 rounded-full bg-brand-soft px-2.5 text-xs font-semibold text-brand-text tabular-nums"
    style={eye}
  >
    <PointGlyph className="size-4" />
    {children}
  </span>
);
