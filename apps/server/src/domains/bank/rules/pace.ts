export const WEEK = 7 * 86_400_000;
/** The pace is that of the last eight weeks. */
export const PACE_WEEKS = 8;
const LONGEST = 520 * WEEK;

/** When a balance is used up, at that pace. Null where nothing is paid, or where it lasts longer than ten years. */
export function lastsUntil(now: Date, balance: number, paid: number): Date | null {
  if (paid <= 0) return null;
  const left = (balance / (paid / PACE_WEEKS)) * WEEK;
  return left > LONGEST ? null : new Date(now.getTime() + left);
}

/** What was held at the end of each week, oldest first, of what the weeks with movements ended with; 0 is the present week. */
export function weekEnds(ends: ReadonlyMap<number, number>, { weeks, before }: { weeks: number; before: number }) {
  let held = before;
  return Array.from({ length: weeks }, (_, n) => {
    held = ends.get(weeks - 1 - n) ?? held;
    return held;
  });
}
