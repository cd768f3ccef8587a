import { isLive, type Lot } from "./lots.ts";

/** What lapses next, and when; null when nothing of it ever does. */
export function nextLapse(lots: readonly Lot[], now: Date): { at: Date; points: number } | null {
  let at: Date | null = null;
  let points = 0;
  for (const lot of lots) {
    if (lot.remaining === 0 || lot.expiresAt === null || !isLive(lot, now)) continue;
    if (at === null || lot.expiresAt < at) {
      at = lot.expiresAt;
      points = 0;
    }
    if (lot.expiresAt.getTime() === at.getTime()) points += lot.remaining;
  }
  return at && { at, points };
}
