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
/** So few that somebody should know, where nobody has said from how many on. */
const FEW = 10;
type Low = Pick<Reward, "lowBelow">;
export const isLow = (left: number, { lowBelow }: Low): boolean => left < (lowBelow ?? FEW);
/** Of several variants the one of which the fewest are left, if these are few. */
export function nearlyGone({ variants, lowBelow }: Pick<Reward, "variants"> & Low) {
  if (variants.length < 2) return null;
  const [least] = variants
    .flatMap(({ name, stock }) => (stock === null ? [] : [{ name, stock }]))
    .sort((a, b) => a.stock - b.stock);
  return least && isLow(least.stock, { lowBelow }) ? least : null;
}
