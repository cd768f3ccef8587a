export type Period = "month" | "quarter" | "year";
export type Expiry = Period | "never";
export interface LocalDate {
  year: number;
  month: number;
  day: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();
function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-u-ca-iso8601-nu-latn", {
      timeZone: zone,
      year: "numeric",
      month: "numeric",
      day: "numeric",
    });
    formats.set(zone, format);
  }
  return format;
}

export function localDate(at: Date, zone: string): LocalDate {
  const date = { year: 0, month: 0, day: 0 };
  for (const { type, value } of formatOf(zone).formatToParts(at))
    if (type === "year" || type === "month" || type === "day") date[type] = Number(value);
  return date;
}

/** Such as "2026-11-01". */
export const isoDate = (at: Date, zone: string): string => {
  const { year, month, day } = localDate(at, zone);
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
};

const HOUR = 3_600_000;
const ordinal = ({ year, month, day }: LocalDate) => Date.UTC(year, month - 1, day);

/** The first instant of a day in a zone; not always 00:00, for clocks may jump at midnight. */
export function startOfDay(date: LocalDate, zone: string): Date {
  const target = ordinal(date);
  let before = target - 16 * HOUR;
  let within = target + 16 * HOUR;
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (ordinal(localDate(new Date(middle), zone)) >= target) within = middle;
    else before = middle;
  }
  return new Date(within);
}

const normal = (year: number, month: number, day: number): LocalDate => {
  const at = new Date(Date.UTC(year, month - 1, day));
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() };
};

const midnightIn = (days: number, now: Date, zone: string): Date => {
  const { year, month, day } = localDate(now, zone);
  return startOfDay(normal(year, month, day + days), zone);
};
export const nextMidnight = (now: Date, zone: string): Date => midnightIn(1, now, zone);

/** For so many days after the one on which they leave, people keep their points. */
const LEAVER_DAYS = 90;
/** When the points of who leaves now lapse: at the end of the last of those days, where they live. */
export const leaverEnd = (now: Date, zone: string): Date => midnightIn(LEAVER_DAYS + 1, now, zone);

const monthsOf: Record<Period, number> = { month: 1, quarter: 3, year: 12 };

/** Points that lapse before their rule hands out the next ones would leave people without any. */
export const isShorter = (expiry: Expiry, period: Period): boolean =>
  expiry !== "never" && monthsOf[expiry] < monthsOf[period];

/** The calendar period, half open, that an instant falls in. */
export function periodAt(now: Date, zone: string, period: Period): { key: string; start: Date; end: Date } {
  const { year, month } = localDate(now, zone);
  const length = monthsOf[period];
  const first = Math.floor((month - 1) / length) * length + 1;
  const key =
    period === "year"
      ? `${year}`
      : period === "quarter"
        ? `${year}-Q${(first + 2) / 3}`
        : `${year}-${String(month).padStart(2, "0")}`;
  return {
    key,
    start: startOfDay({ year, month: first, day: 1 }, zone),
    end: startOfDay(normal(year, first + length, 1), zone),
  };
}

/** When points credited now lapse: midnight of the same day one period on, or of that month's last day. */
export function expiryOf(now: Date, zone: string, expiry: Expiry): Date | null {
  if (expiry === "never") return null;
  const { year, month, day } = localDate(now, zone);
  const target = normal(year, month + monthsOf[expiry], 1);
  const last = normal(target.year, target.month + 1, 0).day;
  return startOfDay({ ...target, day: Math.min(day, last) }, zone);
}

/** When points to give that are handed out now lapse: at the end of the calendar period, never before their rule's next ones. */
export const allocationEnd = (now: Date, zone: string, period: Period, expiry: Expiry): Date | null =>
  expiry === "never" ? null : periodAt(now, zone, isShorter(expiry, period) ? period : expiry).end;

/** When a rule hands out points next: on its first day, or when the next period starts. */
export function nextRun(now: Date, zone: string, rule: { startsOn: string; period: Period }): Date {
  if (rule.startsOn <= isoDate(now, zone)) return periodAt(now, zone, rule.period).end;
  const [year = 0, month = 0, day = 0] = rule.startsOn.split("-").map(Number);
  return startOfDay({ year, month, day }, zone);
}
