import { type Expiry, expiryOf, nextMidnight } from "./periods.ts";

/** When what came to spend at an instant of a span lapses, by zone. Calendars are asked once a day, not once a point. */
export function lapseEnds(expiry: Expiry, from: Date, to: Date) {
  const zones = new Map<string, { starts: number; end: Date | null }[]>();
  const daysOf = (zone: string) => {
    const days: { starts: number; end: Date | null }[] = [];
    for (let at = from; at < to; at = nextMidnight(at, zone))
      days.push({ starts: at.getTime(), end: expiryOf(at, zone, expiry) });
    zones.set(zone, days);
    return days;
  };
  return (zone: string) => {
    const days = zones.get(zone) ?? daysOf(zone);
    return (at: Date): Date | null => {
      let [first, last] = [0, days.length - 1];
      while (first < last) {
        const middle = Math.ceil((first + last) / 2);
        if ((days[middle]?.starts ?? 0) <= at.getTime()) first = middle;
        else last = middle - 1;
      }
      return days[first]?.end ?? null;
    };
  };
}
