export interface Random {
  /** At least 0 and below 1. */
  next(): number;
  /** A whole number below `n`. */
  below(n: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly [T, ...T[]]): T;
  pick<T>(list: readonly T[]): T | undefined;
  weighted<T>(list: readonly T[], weight: (item: T) => number): T | undefined;
}

/** The same numbers for the same seed on every machine (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (n: number) => Math.floor(next() * n);
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: <T>(list: readonly T[]) => list[below(list.length)] as T,
    weighted(list, weight) {
      let left = next() * list.reduce((sum, item) => sum + weight(item), 0);
      for (const item of list) {
        left -= weight(item);
        if (left < 0) return item;
      }
      return list.at(-1);
    },
  };
}

/** Deals a list for ever; nothing comes again before at least half of the others did. */
export function deckOf<T>(list: readonly T[], random: Random): () => T {
  const waiting: T[] = [];
  for (const item of list) waiting.splice(random.below(waiting.length + 1), 0, item);
  return () => {
    const [item] = waiting.splice(random.below(Math.ceil(waiting.length / 2)), 1);
    waiting.push(item as T);
    return item as T;
  };
}
