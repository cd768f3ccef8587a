import { instantIn } from "./zoned-time.ts";

/** The instant at which a day (`2026-11-21`) starts in a zone; null for what is no day. */
export const dayStart = (day: string, zone: string): string | null => instantIn(zone, `${day}T00:00`);

/** The instant at which the day after it starts. */
export function dayEnd(day: string, zone: string): string | null {
  const next = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(next.getTime())) return null;
  next.setUTCDate(next.getUTCDate() + 1);
  return dayStart(next.toISOString().slice(0, 10), zone);
}

/** Of two days the first and the last that are meant, as instants to filter by; what is no day is left out. */
export function dayBounds(first: string, last: string, zone: string): { from?: string; to?: string } {
  const [from, to] = [dayStart(first, zone), dayEnd(last, zone)];
  return { ...(from && { from }), ...(to && { to }) };
}
