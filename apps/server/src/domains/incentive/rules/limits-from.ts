const WINDOW_MS = 90 * 24 * 3_600_000;

/** From when what was paid counts towards the limits of the settings: of all in a month, of one person in 90 days. */
export const limitsFrom = (now: Date, month: Date): { month: Date; window: Date } => ({
  month,
  window: new Date(now.getTime() - WINDOW_MS),
});
