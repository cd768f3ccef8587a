import { fold } from "../fold.ts";

/** Entries of which any word starts with the query; all for an empty query. Those that start with it as a whole come first. */
export function matching<T extends { label: string }>(list: readonly T[], query: string): T[] {
  const words = fold(query.trim());
  if (!words) return [...list];
  const found = list.filter(({ label }) => ` ${fold(label).replaceAll(/[^\p{L}\p{N}]+/gu, " ")}`.includes(` ${words}`));
  return found.toSorted((a, b) => Number(fold(b.label).startsWith(words)) - Number(fold(a.label).startsWith(words)));
}
