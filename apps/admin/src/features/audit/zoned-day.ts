/** How far a zone is ahead of UTC at an instant, in ms. */
function ahead(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat("en-u-hc-h23", {
    timeZone: zone,
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(at);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const there = Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second"));
  return there - Math.floor(at / 1000) * 1000;
}

/** The instant at which a day (`2026-11-21`) starts in a zone; null for what is no day. */
export function dayStart(day: string, zone: string): string | null {
  const midnight = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(midnight)) return null;
  // Once more with what is found: the first guess may lie on the other side of a change of the clocks.
  const guess = midnight - ahead(zone, midnight);
  return new Date(midnight - ahead(zone, guess)).toISOString();
}

/** The instant at which the day after it starts. */
export function dayEnd(day: string, zone: string): string | null {
  const next = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(next.getTime())) return null;
  next.setUTCDate(next.getUTCDate() + 1);
  return dayStart(next.toISOString().slice(0, 10), zone);
}
