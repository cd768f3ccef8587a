const DAY = 86_400_000;

export const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

export const daysFrom = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY);

/** The first and the last day of "2026-11". */
export function monthDays(month: string): { from: string; to: string } {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return { from: `${month}-01`, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) };
}

/** From the first to the last, at most a year of them. */
export const daysOf = (from: string, to: string): string[] =>
  Array.from({ length: Math.min(daysFrom(from, to), 366) + 1 }, (_, n) => plusDays(from, n));

/** The same day so many years before: 29 February is the first of March where there is none. */
export const yearsBefore = (day: string, years: number): string =>
  new Date(new Date(day).setUTCFullYear(Number(day.slice(0, 4)) - years)).toISOString().slice(0, 10);
