import { monthsBetween } from "./months.ts";

export interface Forecast {
  /** At the beginning of which month it was noted. */
  made: string;
  month: string;
  /** What was to lapse in that month unless it was spent. */
  points: number;
}
/** Fewer past months say nothing. */
const ENOUGH = 6;
const MOST = 24;

function median(sorted: readonly number[]): number {
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2;
}

interface Past {
  now: string;
  forecasts: readonly Forecast[];
  lapsed: ReadonlyMap<string, number>;
}
/**
 * What likely lapses of points that come of age in a coming month: the middle of the shares that did in past months, looked at from
 * as many months before; between the least and the most of them. Null where past months are too few to say.
 */
export function likelyLapse(month: string, points: number, { now, forecasts, lapsed }: Past) {
  const ahead = monthsBetween(now, month);
  if (ahead < 1) return null;
  const shares = forecasts
    .filter((one) => one.month < now && one.points > 0 && monthsBetween(one.made, one.month) === ahead)
    .toSorted((a, b) => (a.month < b.month ? 1 : -1))
    .slice(0, MOST)
    .map((one) => Math.min(1, (lapsed.get(one.month) ?? 0) / one.points))
    .toSorted((a, b) => a - b);
  if (shares.length < ENOUGH) return null;
  const of = (share: number) => Math.round(points * share);
  return { points: of(median(shares)), least: of(shares[0] ?? 0), most: of(shares.at(-1) ?? 0) };
}
