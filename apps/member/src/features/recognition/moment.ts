import { instantIn, localIn } from "@plaudit/i18n/zoned-time.ts";
import { latinDigits } from "@plaudit/ui/form/typed-number.ts";

/** A day and a time of the 12-hour clock, as they are typed. */
export interface Moment {
  /** Day/month/year. */
  date: string;
  /** `9:00 AM` */
  time: string;
}
export type MomentFault = "invalid" | "past";
/** Minutes between two times that can be chosen. */
const STEP = 15;
const two = (n: number) => String(n).padStart(2, "0");

export const writeDate = (day: string): string => day.split("-").reverse().join("/");
export const writeTime = (hour: number, minute: number): string =>
  `${hour % 12 === 0 ? 12 : hour % 12}:${two(minute)} ${hour < 12 ? "AM" : "PM"}`;

/** `23/11/2026` as `2026-11-23`; null for what is no date. */
export function readDate(text: string): string | null {
  const [, day = "", month = "", year = ""] =
    latinDigits(text)
      .trim()
      .match(/^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/) ?? [];
  const read = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return instantIn("UTC", `${read}T00:00`) ? read : null;
}

/** `9:15 pm` as 21 and 15; null for what is no time. */
export function readTime(text: string): { hour: number; minute: number } | null {
  const [, h, m = "0", half = ""] =
    latinDigits(text)
      .trim()
      .match(/^(\d{1,2})(?::(\d{2}))?\s*([ap])\.?m\.?$/i) ?? [];
  const [hour, minute] = [Number(h), Number(m)];
  if (!h || hour < 1 || hour > 12 || minute > 59) return null;
  return { hour: (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0), minute };
}

/** The instant of what is typed, in the person's zone, or why there is none. */
export function readMoment({ date, time }: Moment, zone: string, now: Date): { at: string } | { fault: MomentFault } {
  const [day, clock] = [readDate(date), readTime(time)];
  const at = day && clock && instantIn(zone, `${day}T${two(clock.hour)}:${two(clock.minute)}`);
  if (!at || clock.minute % STEP !== 0) return { fault: "invalid" };
  return new Date(at) > now ? { at } : { fault: "past" };
}

export function momentOf(instant: string | Date, zone: string): Moment {
  const local = localIn(zone, instant);
  return {
    date: writeDate(local.slice(0, 10)),
    time: writeTime(Number(local.slice(11, 13)), Number(local.slice(14, 16))),
  };
}

export const today = (zone: string, now: Date): string => localIn(zone, now).slice(0, 10);

/** Tomorrow at nine, by the person's own clock. */
export function tomorrowAtNine(zone: string, now: Date): Moment {
  const day = new Date(`${today(zone, now)}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return { date: writeDate(day.toISOString().slice(0, 10)), time: writeTime(9, 0) };
}
