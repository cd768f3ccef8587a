/** A day on which gifts are paid, and whose they are: "2026-02-28" has those who were born on 29 February too. */
export interface BirthdayOn {
  day: string;
  birthday: string;
}
/** A day on which so many years, or days, have passed since another. */
export interface CountedOn {
  day: string;
  /** The day that it is counted from. */
  origin: string;
  at: number;
}

const DAY = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const isLeap = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;

/** The days from one instant's to another's, wherever people are. */
export function daysBetween(from: Date, to: Date): string[] {
  const first = Date.parse(dayOf(from.getTime() - DAY));
  const last = Date.parse(dayOf(to.getTime() + DAY));
  return Array.from({ length: (last - first) / DAY + 1 }, (_, n) => dayOf(first + n * DAY));
}

/** In a year without it 29 February falls on the 28th. */
const standsFor = (day: string): boolean => day.endsWith("-02-28") && !isLeap(Number(day.slice(0, 4)));

export const birthdaysOn = (days: readonly string[]): BirthdayOn[] =>
  days.flatMap((day) => [{ day, birthday: day.slice(5) }, ...(standsFor(day) ? [{ day, birthday: "02-29" }] : [])]);

export const yearsOn = (days: readonly string[], steps: readonly number[]): CountedOn[] =>
  days.flatMap((day) =>
    steps.flatMap((at) => {
      const year = Number(day.slice(0, 4)) - at;
      const monthDays = standsFor(day) && isLeap(year) ? ["02-28", "02-29"] : [day.slice(5)];
      // Nobody began on a 29 February that there was not.
      const real = monthDays.filter((monthDay) => monthDay !== "02-29" || isLeap(year));
      return real.map((monthDay) => ({ day, origin: `${year}-${monthDay}`, at }));
    }),
  );

export const daysOn = (days: readonly string[], steps: readonly number[]): CountedOn[] =>
  days.flatMap((day) => steps.map((at) => ({ day, origin: dayOf(Date.parse(day) - at * DAY), at })));
