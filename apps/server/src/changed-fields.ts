import { isDeepStrictEqual } from "node:util";

type Fields = Record<string, unknown>;

/** As it is stored: the database keeps the keys of an object in an order of its own. */
const stored = (value: unknown): unknown => (value === undefined ? value : JSON.parse(JSON.stringify(value)));

/** Only what differs, before and after; null where nothing does. */
export function changedFields(before: Fields, after: Fields): { before: Fields; after: Fields } | null {
  const keys = Object.keys(after).filter((key) => !isDeepStrictEqual(stored(before[key]), stored(after[key])));
  if (keys.length === 0) return null;
  const pick = (from: Fields) => Object.fromEntries(keys.map((key) => [key, from[key] ?? null]));
  return { before: pick(before), after: pick(after) };
}
