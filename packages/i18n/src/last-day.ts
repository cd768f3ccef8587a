/** What lapses at the start of a day can be used until the day before it. */
export const lastDayBefore = (end: string): Date => new Date(Date.parse(end) - 1);

/** How a day to come is written: with its year where that is not this one. */
export const dayAhead = (
  day: Date,
  month: "long" | "short" = "long",
  now: Date = new Date(),
): Intl.DateTimeFormatOptions => ({
  ...{ day: "numeric", month },
  ...(day.getFullYear() !== now.getFullYear() && { year: "numeric" }),
});
