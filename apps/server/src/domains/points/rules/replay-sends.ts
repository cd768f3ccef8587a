import { type Lot, lapseLots, liveSum, spendLots } from "./lots.ts";
import { sharesOf } from "./split-points.ts";

const WINDOW_MS = 30 * 86_400_000;

export interface Grant {
  at: Date;
  amount: number;
  endsAt: Date | null;
}
export interface PastSend {
  at: Date;
  endorsement: boolean;
  /** What the sender wanted to give each, and what each received. */
  parts: readonly { to: number; asked: number; amount: number }[];
}
export interface Limits {
  restrictionLimit: number;
  recognitionMax: number;
  endorsementCap: number;
}
interface Past {
  /** The first instant that is replayed; sends before it only count towards the limit of 30 days. */
  from: Date;
  /** What was left from before. */
  opening: { amount: number; endsAt: Date | null };
  /** In their order, like the sends. */
  grants: readonly Grant[];
  sends: readonly PastSend[];
  limits: Limits;
  rollOverCap: number | null;
  /** When lots that roll over lapse then. */
  keptUntil: (at: Date) => Date | null;
  /** Whether somebody could receive points then; everybody could where it is not in question. */
  receives?: ((to: number, at: Date) => boolean) | undefined;
}

const sumOf = (parts: PastSend["parts"]) => parts.reduce((sum, { amount }) => sum + amount, 0);

/**
 * What one person's sends would have come to with other points to give or other limits: each in its order, by the same
 * rules as a send. The result has one number for each send since `from`.
 */
export function replaySends({ from, opening, grants, sends, limits, rollOverCap, keptUntil, receives }: Past) {
  let lots: Lot[] =
    opening.amount > 0
      ? [
          {
            id: "opening",
            amount: opening.amount,
            remaining: opening.amount,
            expiresAt: opening.endsAt,
            createdAt: new Date(0),
          },
        ]
      : [];
  const before = new Map<number, { at: number; amount: number }[]>();
  const note = (to: number, at: Date, amount: number) => {
    const list = before.get(to);
    if (list) list.push({ at: at.getTime(), amount });
    else before.set(to, [{ at: at.getTime(), amount }]);
  };
  const sentInWindow = (to: number, now: Date) =>
    before.get(to)?.reduce((sum, one) => (one.at > now.getTime() - WINDOW_MS ? sum + one.amount : sum), 0) ?? 0;
  let due = 0;
  const handOutUntil = (now: Date) => {
    for (let grant = grants[due]; grant && grant.at.getTime() <= now.getTime(); grant = grants[due]) {
      const { kept, taken } = lapseLots(lots, grant.at, rollOverCap);
      lots = lots.flatMap((lot) => {
        const remaining = lot.remaining - (taken.find(({ id }) => id === lot.id)?.amount ?? 0);
        if (remaining === 0) return [];
        return [{ ...lot, remaining, expiresAt: kept.includes(lot.id) ? keptUntil(grant.at) : lot.expiresAt }];
      });
      const { at, amount, endsAt } = grant;
      lots.push({ id: `grant ${due}`, amount, remaining: amount, expiresAt: endsAt, createdAt: at });
      due += 1;
    }
  };
  const given: { at: Date; was: number; is: number; cut: boolean; wasCut: boolean }[] = [];
  for (const { at, endorsement, parts } of sends) {
    if (at.getTime() < from.getTime()) {
      for (const part of parts) note(part.to, at, part.amount);
      continue;
    }
    handOutUntil(at);
    const asked = parts[0]?.asked ?? 0;
    const { amounts, total } = sharesOf({
      amount: Math.min(asked, endorsement ? limits.endorsementCap : limits.recognitionMax),
      available: liveSum(lots, at),
      senderLocked: false,
      limit: limits.restrictionLimit,
      receivers: parts.map(({ to }) => ({
        id: `${to}`,
        name: "",
        eligible: receives?.(to, at) ?? true,
        sentInWindow: sentInWindow(to, at),
      })),
    });
    for (const { id, amount } of spendLots(lots, total, at)) {
      const lot = lots.find((one) => one.id === id);
      if (lot) lot.remaining -= amount;
    }
    for (const [n, { to }] of parts.entries()) note(to, at, amounts[n] ?? 0);
    given.push({
      at,
      was: sumOf(parts),
      is: total,
      cut: amounts.some((amount) => amount < asked),
      wasCut: parts.some((part) => part.amount < part.asked),
    });
  }
  return given;
}
