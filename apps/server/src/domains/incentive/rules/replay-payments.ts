import { limitReached, WINDOW_MS } from "./limits-from.ts";

export interface Payment {
  /** As milliseconds: a quarter has hundreds of thousands of them. */
  at: number;
  memberId: string;
  amount: number;
}
export interface PaymentLimits {
  incentiveClaimMax: number | null;
  incentiveMonthMax: number | null;
  incentivePersonMax: number | null;
}
export type Verdict = "paid" | "claimMax" | "monthMax" | "personMax";

/** What one person was paid within the window that ends now. */
class Recent {
  readonly #paid: Payment[] = [];
  #first = 0;
  #sum = 0;

  sumSince(window: number): number {
    for (let one = this.#paid[this.#first]; one && one.at < window; one = this.#paid[this.#first]) {
      this.#sum -= one.amount;
      this.#first += 1;
    }
    return this.#sum;
  }

  add(payment: Payment): void {
    this.#paid.push(payment);
    this.#sum += payment.amount;
  }
}

/**
 * What would have become of payments, in their order, under other limits; those before `from` only count towards them.
 * `monthOf` is the start of the month that an instant is in.
 */
export function* replayPayments<P extends Payment>(
  payments: readonly P[],
  { from, limits, monthOf }: { from: number; limits: PaymentLimits; monthOf: (at: number) => number },
): Generator<{ payment: P; verdict: Verdict }> {
  const months = new Map<number, number>();
  const people = new Map<string, Recent>();
  const { incentiveClaimMax } = limits;
  for (const payment of payments) {
    const { at, memberId, amount } = payment;
    const start = monthOf(at);
    const recent = people.get(memberId) ?? new Recent();
    people.set(memberId, recent);
    const paid = { month: months.get(start) ?? 0, person: recent.sumSince(at - WINDOW_MS) };
    const tooMuch = incentiveClaimMax !== null && amount > incentiveClaimMax;
    const verdict = at < from ? "paid" : tooMuch ? "claimMax" : (limitReached(amount, paid, limits) ?? "paid");
    if (verdict === "paid") {
      months.set(start, paid.month + amount);
      recent.add(payment);
    }
    if (at >= from) yield { payment, verdict };
  }
}
