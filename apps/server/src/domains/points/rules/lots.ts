export interface Lot {
  id: string;
  amount: number;
  remaining: number;
  expiresAt: Date | null;
  createdAt: Date;
}
export interface Taken {
  id: string;
  amount: number;
}

const oldestFirst = (a: Lot, b: Lot) =>
  a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** A lot lapses at the instant it expires, even before the job removes it. */
export const isLive = (lot: Lot, now: Date): boolean =>
  lot.expiresAt === null || lot.expiresAt.getTime() > now.getTime();

export const liveSum = (lots: readonly Lot[], now: Date): number =>
  lots.reduce((sum, lot) => sum + (isLive(lot, now) ? lot.remaining : 0), 0);

/** Takes an amount from live lots, first in, first out. */
export function spendLots(lots: readonly Lot[], amount: number, now: Date): Taken[] {
  const taken: Taken[] = [];
  let left = amount;
  for (const lot of lots.filter((one) => isLive(one, now)).toSorted(oldestFirst)) {
    if (left === 0) break;
    const take = Math.min(left, lot.remaining);
    if (take === 0) continue;
    taken.push({ id: lot.id, amount: take });
    left -= take;
  }
  if (left > 0) throw new Error(`Lots fall short by ${left}`);
  return taken;
}

export interface Lapse {
  taken: Taken[];
  total: number;
  /** Lots that live on into the next period. */
  kept: string[];
}

/**
 * What becomes of lots that have expired. Without a cap all of it lapses; with one, up to that many points of the newest
 * lots roll over and the oldest lapse.
 */
export function lapseLots(lots: readonly Lot[], now: Date, rollOverCap: number | null = null): Lapse {
  const expired = lots.filter((lot) => !isLive(lot, now) && lot.remaining > 0).toSorted(oldestFirst);
  const left = expired.reduce((sum, lot) => sum + lot.remaining, 0);
  const total = Math.max(0, left - (rollOverCap ?? 0));
  const taken: Taken[] = [];
  const kept: string[] = [];
  let over = total;
  for (const lot of expired) {
    const take = Math.min(over, lot.remaining);
    if (take > 0) taken.push({ id: lot.id, amount: take });
    if (take < lot.remaining) kept.push(lot.id);
    over -= take;
  }
  return { taken, total, kept };
}
