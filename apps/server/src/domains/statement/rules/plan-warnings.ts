export interface Lapse {
  expiresAt: Date;
  points: number;
}
export interface Warning {
  /** The week in which they lapse, and how long before it is. */
  key: string;
  points: number;
  /** The last day on which some of them lapse, in the owner's zone. */
  date: string;
}

const DAY = 86_400_000;
/** Days before. */
const STAGES = [7, 30] as const;
const daysOf = (isoDate: string) => Date.parse(`${isoDate}T00:00:00Z`) / DAY;
/** 1 January 1970 was a Thursday. */
const mondayOf = (isoDate: string) => daysOf(isoDate) - ((daysOf(isoDate) + 3) % 7);

/**
 * What an owner is warned of by now. All that lapses within one week is one warning, or who receives points every day would
 * be warned every day; it comes once 30 and once 7 days before the first of them.
 */
export function planWarnings(lapses: readonly Lapse[], today: string, dateOf: (at: Date) => string): Warning[] {
  const weeks = Map.groupBy(lapses, ({ expiresAt }) => mondayOf(dateOf(expiresAt)));
  return [...weeks].flatMap(([monday, of]) => {
    const dates = of.map(({ expiresAt }) => dateOf(expiresAt)).toSorted();
    const [first = "", last = ""] = [dates[0], dates.at(-1)];
    const stage = STAGES.find((days) => daysOf(first) - daysOf(today) <= days);
    const points = of.reduce((sum, lapse) => sum + lapse.points, 0);
    return stage === undefined ? [] : [{ key: `lapse:${monday}:${stage}`, points, date: last }];
  });
}
