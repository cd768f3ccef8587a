import type { Line } from "./data.ts";

export interface Month {
  name: string;
  lines: Line[];
  /** What was given and received in it; null while some of it is not loaded. */
  sums: { given: number; received: number } | null;
}

/** What was taken back was neither given nor received. */
function sumsOf(lines: readonly Line[]): NonNullable<Month["sums"]> {
  const counted = lines.filter((line) => !line.reversed && line.type !== "reversal");
  const sum = (of: Line[]) => of.reduce((total, line) => total + Math.abs(line.amount), 0);
  return {
    given: sum(counted.filter(({ type, amount }) => amount < 0 && (type === "recognition" || type === "endorsement"))),
    received: sum(counted.filter(({ account, amount }) => amount > 0 && account === "redeemable")),
  };
}

/** Lines, newest first, by the months of the reader's calendar. */
export function monthsOf(lines: readonly Line[], more: boolean, nameOf: (instant: string) => string): Month[] {
  const months = [...Map.groupBy(lines, (line) => nameOf(line.createdAt))];
  return months.map(([name, of], n) => ({
    name,
    lines: of,
    sums: more && n === months.length - 1 ? null : sumsOf(of),
  }));
}
