import type { Paint } from "./shape.ts";

const between = (a: string, b: string) => (share: number) =>
  `color-mix(in oklab, ${a} ${Math.min(100, Math.round(share))}%, ${b})`;
const cream = "oklch(0.985 0.008 84)";

/** In the colors of the page that it stands on. */
export const themePaint = (id: string): Paint => ({
  deep: "var(--t-deep)",
  deep2: "var(--t-deep-2)",
  deep3: "var(--t-deep-3)",
  spark: "var(--t-spark)",
  cream,
  dim: between("var(--t-spark)", "var(--t-deep)")(70),
  mix: between("var(--t-bloom-b)", "var(--t-bloom-a)"),
  pale: between("var(--t-bloom-b)", cream),
  dusk: between("var(--t-bloom-a)", "var(--t-deep)"),
  id,
});
