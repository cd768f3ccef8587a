import { dayStart } from "@plaudit/i18n/zoned-day.ts";
import { localIn } from "@plaudit/i18n/zoned-time.ts";

/** Since when redemptions are listed. */
export const periods = ["days30", "days90", "year", "lastYear"] as const;
const DAY = 86_400_000;
const lengths: Record<string, number> = { days30: 30, days90: 90 };

/** The first day of a period and the one after its last, as the calendar of a zone has them. */
function daysOf(period: string | undefined, now: Date, zone: string): { first?: string; next?: string } {
  const today = localIn(zone, now).slice(0, 10);
  const year = Number(today.slice(0, 4));
  const length = lengths[period ?? ""];
  if (length) return { first: new Date(Date.parse(`${today}T00:00:00Z`) - length * DAY).toISOString().slice(0, 10) };
  if (period === "year") return { first: `${year}-01-01` };
  if (period === "lastYear") return { first: `${year - 1}-01-01`, next: `${year}-01-01` };
  return {};
}

/** From the beginning of a day on, so that it is the same for as long as the page is open. */
export function rangeOf(period: string | undefined, now: Date, zone: string): { from?: string; to?: string } {
  const { first, next } = daysOf(period, now, zone);
  const [from, to] = [first && dayStart(first, zone), next && dayStart(next, zone)];
  return { ...(from && { from }), ...(to && { to }) };
}

/** The months that a period touches; without one the server's last twelve. */
export function monthsOf(period: string | undefined, now: Date, zone: string): { from?: string; to?: string } {
  const { first, next } = daysOf(period, now, zone);
  return { ...(first && { from: first.slice(0, 7) }), ...(next && { to: `${first?.slice(0, 4)}-12` }) };
}
