export const WINDOW_MS = 90 * 24 * 3_600_000;

/** From when what was paid counts towards the limits of the settings: of all in a month, of one person in 90 days. */
export const limitsFrom = (now: Date, month: Date): { month: Date; window: Date } => ({
  month,
  window: new Date(now.getTime() - WINDOW_MS),
});

interface Limits {
  incentiveMonthMax: number | null;
  incentivePersonMax: number | null;
}

/** Which limit these points would go beyond, after what was paid in the month and to the person. */
export function limitReached(
  points: number,
  { month, person }: { month: number; person: number },
  { incentiveMonthMax, incentivePersonMax }: Limits,
): "monthMax" | "personMax" | null {
  if (incentiveMonthMax !== null && month + points > incentiveMonthMax) return "monthMax";
  if (incentivePersonMax !== null && person + points > incentivePersonMax) return "personMax";
  return null;
}
