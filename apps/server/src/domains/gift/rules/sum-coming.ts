import type { ComingRow } from "../due-queries.ts";

type Counted = Pick<ComingRow, "gifts" | "points">;
export const sumOf = (rows: readonly Counted[]) => ({
  gifts: rows.reduce((all, { gifts }) => all + gifts, 0),
  points: rows.reduce((all, { points }) => all + points, 0),
});

export const byStep = (rows: readonly ComingRow[]) =>
  [...Map.groupBy(rows, ({ at }) => at)]
    .map(([at, those]) => ({ at, ...sumOf(those) }))
    .toSorted((a, b) => a.at - b.at);

/** By the month of the year, the one after today's first. A year from today has each month once, today's in two parts. */
export function byMonth(rows: readonly ComingRow[], today: string) {
  const present = Number(today.slice(5, 7));
  const months = Map.groupBy(rows, ({ day }) => Number(day.slice(5, 7)));
  return Array.from({ length: 12 }, (_, n) => {
    const month = ((present + n) % 12) + 1;
    return { month, ...sumOf(months.get(month) ?? []) };
  });
}

/** The first day whose gifts a balance cannot pay. */
export function runsOut(rows: readonly Pick<ComingRow, "day" | "points">[], balance: number): string | null {
  let left = balance;
  for (const { day, points } of rows.toSorted((a, b) => a.day.localeCompare(b.day))) {
    left -= points;
    if (left < 0) return day;
  }
  return null;
}

/** The first day of a rule, with whom it may be named by. */
export function firstDay(rows: readonly ComingRow[]) {
  const [first] = rows.toSorted((a, b) => a.day.localeCompare(b.day));
  if (!first) return null;
  const that = rows.filter(({ day }) => day === first.day);
  const named = that.find(({ memberId }) => memberId) ?? first;
  return { day: first.day, at: named.at, memberId: named.memberId, gifts: sumOf(that).gifts };
}
