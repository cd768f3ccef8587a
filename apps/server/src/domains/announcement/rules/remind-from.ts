const DAY_MS = 86_400_000;

/** From when on people may be reminded again, a day after the last time; null where that is now. */
export function remindFrom(reminders: readonly { at: string }[], now: Date): Date | null {
  const last = reminders.at(-1);
  const from = last ? new Date(Date.parse(last.at) + DAY_MS) : null;
  return from && from > now ? from : null;
}
