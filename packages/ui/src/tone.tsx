import type { CSSProperties, ReactNode } from "react";

/** A hue for everything inside; lightness and chroma belong to the mode. */
export const toneStyle = (tone: number) => ({ "--tone": tone }) as CSSProperties;

export const Tone = ({ tone, children, className = "" }: { tone: number; children: ReactNode; className?: string }) => (
  <span
    className={`tone-chip inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-semibold ${className}`}
    style={toneStyle(tone)}
  >
    <i aria-hidden="true" className="tone-dot size-2 shrink-0 rounded-full" />
    <span className="min-w-0">{children}</span>
  </span>
);
