const DAY = 86_400_000;
const AHEAD = 30;

/** The next anniversary of a day, as it is read on a calendar, when it is at most 30 days away; the one of 29 February falls on the 28th. */
export function nextAnniversary(joined: string, today: string): { years: number; date: string } | null {
  const begin = Date.parse(today);
  const [year = 0, month = 0, day = 0] = joined.split("-").map(Number);
  for (const at of [Number(today.slice(0, 4)), Number(today.slice(0, 4)) + 1]) {
    const last = new Date(Date.UTC(at, month, 0)).getUTCDate();
    const date = Date.UTC(at, month - 1, Math.min(day, last));
    if (at > year && date >= begin && date <= begin + AHEAD * DAY)
      return { years: at - year, date: new Date(date).toISOString().slice(0, 10) };
  }
  return null;
}
