import type { Content } from "./content.ts";

const FRESH_MS = 3_600_000;
/** Whose day it is changes by itself: what was loaded an hour ago may be of yesterday. */
export const isFresh = ({ loadedAt }: { loadedAt: number }, now: number): boolean => now - loadedAt < FRESH_MS;

/** As far as it still holds. */
export const asOf = (content: Content, now: number): Content =>
  isFresh(content, now) ? content : { ...content, calendar: { ...content.calendar, results: [] } };
