import { isoDate, periodAt } from "../../points/index.ts";

export interface Month {
  /** "2026-11" */
  name: string;
  start: Date;
}

export const monthOf = (at: Date, zone: string): string => isoDate(at, zone).slice(0, 7);

/** How many months the second is after the first. */
export function monthsBetween(from: string, to: string): number {
  const number = (name: string) => Number(name.slice(0, 4)) * 12 + Number(name.slice(5));
  return number(to) - number(from);
}

/** The months of a zone from the one that an instant falls in on, by their first instants: an hour that the clocks skip or repeat is in one of them. */
export function monthsFrom(at: Date, zone: string, enough: (next: Month, n: number) => boolean): Month[] {
  const months: Month[] = [];
  for (let start = periodAt(at, zone, "month").start; ; start = periodAt(start, zone, "month").end) {
    const next = { name: monthOf(start, zone), start };
    if (enough(next, months.length)) return months;
    months.push(next);
  }
}
