import type { Movement } from "./post-entries.ts";

export interface OriginalEntry extends Movement {
  /** What is left of the lot that a credit made; null for a debit. */
  lotRemaining: number | null;
}
export interface Reversal {
  movements: Movement[];
  /** What is taken back out of each credited account's lot. */
  taken: Movement[];
  /** Points already spent or lapsed, which the tenant bears. */
  shortfall: number;
}

/** Credits give back what is left of their lots, debits are returned in full; the shortfall account bears the rest. */
export function planReversal(entries: readonly OriginalEntry[], shortfallAccountId: string): Reversal {
  const movements: Movement[] = [];
  const taken: Movement[] = [];
  let shortfall = 0;
  for (const { accountId, amount, lotRemaining } of entries) {
    if (amount < 0) {
      movements.push({ accountId, amount: -amount });
      continue;
    }
    const back = Math.min(amount, lotRemaining ?? 0);
    shortfall += amount - back;
    if (back === 0) continue;
    taken.push({ accountId, amount: back });
    movements.push({ accountId, amount: -back });
  }
  if (shortfall > 0) movements.push({ accountId: shortfallAccountId, amount: -shortfall });
  return { movements, taken, shortfall };
}
