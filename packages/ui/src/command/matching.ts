import { fold } from "../fold.ts";

/** Those of which any word starts with it; all of them for no words. What starts with them as a whole comes first. */
export function matching<T extends { label: string }>(list: readonly T[], query: string): T[] {
  const words = fold(query.trim());
  if (!words) return [...list];
  const found = list.filter(({ label }) => ` ${fold(label).replaceAll(/[^\p{L}\p{N}]+/gu, " ")}`.includes(` ${words}`));
  return found.toSorted((a, b) => Number(fold(b.label).startsWith(words)) - Number(fold(a.label).startsWith(words)));
}
