import { seeded } from "../art/seed.ts";
import type { Quality } from "./types.ts";

const most = 60;

/** The same person always has the same quilt; one that would not fit keeps its proportions. */
export function quiltPatches(seed: string, qualities: { quality: Quality; count: number }[]) {
  const total = qualities.reduce((sum, q) => sum + q.count, 0);
  const scale = total > most ? most / total : 1;
  const random = seeded(seed);
  return qualities
    .flatMap(({ quality, count }) => Array.from({ length: Math.max(1, Math.round(count * scale)) }, () => quality))
    .map((quality) => ({ quality, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ quality }, i) => ({ key: `${seed}${i}`, quality, big: i % 3 === 0 }));
}
