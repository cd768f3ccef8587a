import type { State } from "swr";
import { cache } from "./provider.ts";

/** What the home page shows, and what the composer needs. */
const wanted =
  /"GET (\/apps|\/identity\/tenantMembers\/me|\/timeline\/items|\/timeline\/items\/pinned|\/recognition\/(weekly|goal|peers|values|recipients)|\/points\/accounts\/my|\/notification\/messages\/count)"/;
const isFeed = (key: string) => key.includes('"GET /timeline/items"');

/** Responses by their keys in the cache. `_l` is how many pages a list shows. */
export type Kept = [key: string, state: { data: unknown; _l?: number }][];

/** The home page's responses as they are now; null where it has not been shown. */
export function answersToKeep(): Kept | null {
  const kept = [...cache].flatMap(
    ([key, { data, _l }]: [string, State & { _l?: number }]): Kept =>
      wanted.test(key) && data !== undefined ? [[key, { data, _l }]] : [],
  );
  return kept.some(([key]) => isFeed(key)) ? kept : null;
}

/** Puts them back; what has come meanwhile is newer. */
export function restoreAnswers(kept: Kept): void {
  for (const [key, state] of kept) if (cache.get(key)?.data === undefined) cache.set(key, state);
}
