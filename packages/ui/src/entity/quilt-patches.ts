import { seeded } from "../art/seed.ts";
import type { Quality } from "./types.ts";

/** More would not be distinguishable; the quilt then keeps their proportions. */
export const mostPatches = 120;

/** A patch for each of so many times, shared out by how often each quality was named. The same person always has the same quilt. */
export function quiltPatches(seed: string, qualities: { quality: Quality; count: number }[], times: number) {
  const total = qualities.reduce((sum, { count }) => sum + count, 0);
  const patches = total > 0 ? Math.min(times, mostPatches) : 0;
  const random = seeded(seed);
  let [named, drawn] = [0, 0];
  return qualities
    .flatMap(({ quality, count }) => {
      named += count;
      const until = Math.round((named / total) * patches);
      const own = Array.from({ length: until - drawn }, () => quality);
      drawn = until;
      return own;
    })
    .map((quality) => ({ quality, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ quality }, i) => ({ key: `${seed}${i}`, quality, big: i % 3 === 0 }));
}
