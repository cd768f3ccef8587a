import type { Content, Joiner, Recognition } from "./content.ts";

export type Slide =
  | { kind: "recognition"; key: string; recognition: Recognition }
  | { kind: "joiners"; key: string; joiners: Joiner[] };

const JOINERS_A_SLIDE = 6;
/** Slides kept in the page on either side of the one that shows. */
const REACH = 2;

/** Fisher and Yates; `random` answers 0 ≤ x < 1. */
export function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const shuffled = [...items];
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [shuffled[i], shuffled[j]] = [shuffled[j] as T, shuffled[i] as T];
  }
  return shuffled;
}

export function playlist({ channel, recognitions, joiners }: Content, random: () => number): Slide[] {
  const slides: Slide[] = [];
  if (channel.content.includes("recognition"))
    for (const recognition of recognitions) slides.push({ kind: "recognition", key: recognition.id, recognition });
  if (channel.content.includes("joiners"))
    for (let from = 0; from < joiners.length; from += JOINERS_A_SLIDE)
      slides.push({ kind: "joiners", key: `joiners-${from}`, joiners: joiners.slice(from, from + JOINERS_A_SLIDE) });
  return shuffle(slides, random);
}

/** Which slides are in the page, in a loop: those within reach of the current one. */
export function withinReach(length: number, current: number): number[] {
  const near = new Set<number>();
  for (let step = -REACH; step <= REACH; step++) near.add((((current + step) % length) + length) % length);
  return [...near].sort((a, b) => a - b);
}

/** Groups of at most `size`, for what rotates. */
export const groups = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));
