import type { Reward } from "./data.ts";

/** What is left of all variants; null as soon as one has no limit. */
export function stockOf({ variants }: Pick<Reward, "variants">): number | null {
  let left = 0;
  for (const { stock } of variants) {
    if (stock === null) return null;
    left += stock;
  }
  return left;
}
/** So few that somebody should know. */
export const FEW = 10;
