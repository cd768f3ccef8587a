/** Since when redemptions are listed. */
export const periods = ["days30", "days90", "year", "lastYear"] as const;
const DAY = 86_400_000;
const yearOf = (at: Date, years = 0) => new Date(Date.UTC(at.getUTCFullYear() + years, 0, 1)).toISOString();

/** From the beginning of a day on, so that it is the same for as long as the page is open. */
export function rangeOf(period: string | undefined, now: Date): { from?: string; to?: string } {
  const today = new Date(now).setUTCHours(0, 0, 0, 0);
  if (period === "days30") return { from: new Date(today - 30 * DAY).toISOString() };
  if (period === "days90") return { from: new Date(today - 90 * DAY).toISOString() };
  if (period === "year") return { from: yearOf(now) };
  if (period === "lastYear") return { from: yearOf(now, -1), to: yearOf(now) };
  return {};
}
