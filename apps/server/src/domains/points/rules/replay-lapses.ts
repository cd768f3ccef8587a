import { type Lot, lapseLots, liveSum, spendLots } from "./lots.ts";

/** What came to or left a person's points to spend, and when; what lapsed is left out. */
export interface Movement {
  at: Date;
  amount: number;
}
interface Past {
  from: Date;
  to: Date;
  /** What they had to spend when the span began. */
  opening: number;
  /** In their order, with those before the span: they tell how old what was there is. */
  movements: readonly Movement[];
  /** When what came then lapses. */
  endOf: (at: Date) => Date | null;
}

/** What one person's points to spend would have come to, had they lapsed by another rule all along: what is older goes on the first day. */
export function replayLapses({ from, to, opening, movements, endOf }: Past) {
  const lots: Lot[] = [];
  const add = (at: Date, amount: number, expiresAt: Date | null) =>
    lots.push({ id: `${lots.length}`, amount, remaining: amount, expiresAt, createdAt: at });
  const inSpan = movements.findIndex(({ at }) => at >= from);
  const before = movements.slice(0, inSpan < 0 ? movements.length : inSpan);
  // First in, first out: what is left of before is the newest of it.
  const kept: Movement[] = [];
  let rest = opening;
  for (const { at, amount } of before.toReversed()) {
    if (rest <= 0) break;
    if (amount <= 0) continue;
    kept.push({ at, amount: Math.min(amount, rest) });
    rest -= amount;
  }
  // Older than all that was read, which goes further back than any rule.
  if (rest > 0) add(new Date(0), rest, endOf(new Date(0)));
  for (const { at, amount } of kept.toReversed()) add(at, amount, endOf(at));
  let lapsed = 0;
  const lapseUntil = (now: Date) => {
    for (const { id, amount } of lapseLots(lots, now).taken) {
      const lot = lots[Number(id)];
      if (lot) lot.remaining -= amount;
      lapsed += amount;
    }
  };
  for (const { at, amount } of movements.slice(before.length)) {
    if (amount > 0) {
      add(at, amount, endOf(at));
      continue;
    }
    lapseUntil(at);
    for (const { id, amount: spent } of spendLots(lots, Math.min(-amount, liveSum(lots, at)), at)) {
      const lot = lots[Number(id)];
      if (lot) lot.remaining -= spent;
    }
  }
  lapseUntil(to);
  return { lapsed, left: liveSum(lots, to) };
}
