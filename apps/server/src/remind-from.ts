const DAY_MS = 86_400_000;

/** From when on somebody may be reminded again, a day after the last time; null where that is now. */
export function remindFrom(last: string | null | undefined, now: Date): Date | null {
  const from = last ? new Date(Date.parse(last) + DAY_MS) : null;
  return from && from > now ? from : null;
}
