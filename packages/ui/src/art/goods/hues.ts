import type { ReactNode } from "react";

export interface Good {
  tone: number;
  draw: ReactNode;
}
/** Of the drawing's own hue, of one near it, and of one across from it; dim at night like all art. */
export const a = (shade: number) => `oklch(var(--art-${shade}) var(--tone))`;
export const b = (shade: number) => `oklch(var(--art-${shade}) calc(var(--tone) + 38))`;
export const c = (shade: number) => `oklch(var(--art-${shade}) calc(var(--tone) - 70))`;
export const line = { fill: "none", strokeLinecap: "round", strokeLinejoin: "round" } as const;
