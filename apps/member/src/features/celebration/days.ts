const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** "2026-12" and 1 are "2027-01". */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return dayOf(Date.UTC(year, number - 1 + months, 1)).slice(0, 7);
}

export const lastDay = (month: string): string => dayOf(Date.parse(`${monthAfter(month, 1)}-01`) - 1);

/** A week of days from one on, 0 is Sunday, to be named. */
export const weekdaysFrom = (firstDay: number): Date[] =>
  Array.from({ length: 7 }, (_, n) => new Date(Date.UTC(2023, 0, 1 + firstDay + n)));

/** Weeks of a month from a day of the week on, 0 is Sunday; null for days of another. */
export function weeksOf(month: string, firstDay: number): (string | null)[][] {
  const before = (new Date(`${month}-01`).getUTCDay() - firstDay + 7) % 7;
  const count = Number(lastDay(month).slice(8));
  const weeks = Math.ceil((before + count) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, n) => {
      const number = week * 7 + n - before + 1;
      return number >= 1 && number <= count ? `${month}-${String(number).padStart(2, "0")}` : null;
    }),
  );
}
