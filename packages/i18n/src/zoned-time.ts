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

/**
 * The instant at which clocks in a zone show `2026-11-21T09:00`; null for what is no date. A time that a change of the clocks leaves
 * out is the same distance after it.
 */
export function instantIn(zone: string, local: string): string | null {
  const shown = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local) ? Date.parse(`${local}:00Z`) : Number.NaN;
  // 30 February is read as 2 March.
  if (Number.isNaN(shown) || !new Date(shown).toISOString().startsWith(local)) return null;
  // Once more with what is found: the first guess may lie on the other side of a change of the clocks.
  const guess = shown - ahead(zone, shown);
  return new Date(shown - ahead(zone, guess)).toISOString();
}

/** What clocks in a zone show at an instant: `2026-11-21T09:00`. */
export function localIn(zone: string, instant: string | Date): string {
  const at = new Date(instant).getTime();
  return new Date(at + ahead(zone, at)).toISOString().slice(0, 16);
}
