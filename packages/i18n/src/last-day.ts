/** What lapses at the start of a day can be used until the day before it. */
export const lastDayBefore = (end: string): Date => new Date(Date.parse(end) - 1);
