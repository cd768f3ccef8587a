import type { Month } from "./months.ts";

export interface MonthRow {
  month: string;
  /** Of a member or a bank: "redeemable" is what people have to spend. */
  account: string;
  type: string;
  credits: number;
  debits: number;
}
interface Moves {
  received: number;
  redeemed: number;
  lapsed: number;
}

function add(moves: Moves, { type, credits, debits }: MonthRow): void {
  if (type === "redemption" || type === "redemption_refund") moves.redeemed += debits - credits;
  else if (type === "expire_redeemable") moves.lapsed += debits - credits;
  else moves.received += credits - debits;
}

/** Each of these months: what came and went, what was taken back already subtracted, and what was owed at its end. */
export function pastMonths(months: readonly Month[], rows: readonly MonthRow[]) {
  const byMonth = Map.groupBy(
    rows.filter(({ account }) => account === "redeemable"),
    ({ month }) => month,
  );
  const movesOf = (name: string): Moves => {
    const moves = { received: 0, redeemed: 0, lapsed: 0 };
    for (const row of byMonth.get(name) ?? []) add(moves, row);
    return moves;
  };
  const first = months[0]?.name ?? "";
  let owed = [...byMonth.keys()]
    .filter((name) => name < first)
    .map(movesOf)
    .reduce((sum, { received, redeemed, lapsed }) => sum + received - redeemed - lapsed, 0);
  return months.map(({ name }) => {
    const moves = movesOf(name);
    owed += moves.received - moves.redeemed - moves.lapsed;
    return { month: name, owed, ...moves };
  });
}

const DAY = 86_400_000;
export interface Closed {
  countedAt: Date;
  timezone: string;
}
/**
 * Whether a month was over at the last count, and a day more: a transaction that began at its very end may be committed after it. Months
 * of another zone are others.
 */
export const isClosed = (end: Date | undefined, last: Closed | null, zone: string): boolean =>
  end !== undefined && last?.timezone === zone && end.getTime() + DAY <= last.countedAt.getTime();

/** Of months that are over, those that are counted differently now. */
export function changedMonths(
  closed: readonly string[],
  before: readonly MonthRow[],
  now: readonly MonthRow[],
): string[] {
  const text = (rows: readonly MonthRow[], name: string) =>
    rows
      .filter(({ month }) => month === name)
      .map(({ account, type, credits, debits }) => `${account} ${type} ${credits} ${debits}`)
      .toSorted()
      .join("\n");
  return closed.filter((name) => text(before, name) !== text(now, name));
}
