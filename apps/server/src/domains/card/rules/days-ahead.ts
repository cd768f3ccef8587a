const DAY_MS = 86_400_000;

export interface Day {
  /** "2027-02-28" */
  date: string;
  year: number;
  /** Whose it is: in a year without it, 29 February falls on the day before. */
  monthDays: string[];
}
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** The days after today, where the company is. */
export function daysAhead(now: Date, timezone: string, count: number): Day[] {
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: timezone, dateStyle: "short" }).format(now);
  const start = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: count }, (_, n) => {
    const date = new Date(start + (n + 1) * DAY_MS).toISOString().slice(0, 10);
    const [year, monthDay] = [Number(date.slice(0, 4)), date.slice(5)];
    return { date, year, monthDays: monthDay === "02-28" && !isLeap(year) ? [monthDay, "02-29"] : [monthDay] };
  });
}

export const FIRST_MILESTONE = 10;
export const MILESTONE_STEP = 5;
/** Every fifth year from the tenth on. */
export const isMilestone = (years: number): boolean => years >= FIRST_MILESTONE && years % MILESTONE_STEP === 0;
