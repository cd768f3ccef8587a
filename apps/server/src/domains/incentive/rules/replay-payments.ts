import { limitReached, limitsFrom } from "./limits-from.ts";

export interface Payment {
  at: Date;
  memberId: string;
  amount: number;
}
export interface PaymentLimits {
  incentiveClaimMax: number | null;
  incentiveMonthMax: number | null;
  incentivePersonMax: number | null;
}
export type Verdict = "paid" | "claimMax" | "monthMax" | "personMax";

/**
 * What would have become of payments, in their order, under other limits; those before `from` only count towards them.
 * `monthOf` is the start of the month that an instant is in.
 */
export function* replayPayments<P extends Payment>(
  payments: readonly P[],
  { from, limits, monthOf }: { from: Date; limits: PaymentLimits; monthOf: (at: Date) => Date },
): Generator<{ payment: P; verdict: Verdict }> {
  const months = new Map<number, number>();
  const people = new Map<string, { at: Date; amount: number }[]>();
  for (const payment of payments) {
    const { at, memberId, amount } = payment;
    const { month, window } = limitsFrom(at, monthOf(at));
    const before = people.get(memberId) ?? [];
    const paid = {
      month: months.get(month.getTime()) ?? 0,
      person: before.reduce((sum, one) => (one.at >= window ? sum + one.amount : sum), 0),
    };
    const { incentiveClaimMax } = limits;
    const tooMuch = incentiveClaimMax !== null && amount > incentiveClaimMax;
    const verdict = at < from ? "paid" : tooMuch ? "claimMax" : (limitReached(amount, paid, limits) ?? "paid");
    if (verdict === "paid") {
      months.set(month.getTime(), paid.month + amount);
      people.set(memberId, [...before, { at, amount }]);
    }
    if (at >= from) yield { payment, verdict };
  }
}
