import { expect, test } from "vitest";
import type { ComingRow } from "../due-queries.ts";
import { byMonth, byStep, firstDay, runsOut } from "./sum-coming.ts";

const row = (day: string, over: Partial<ComingRow> = {}): ComingRow => ({
  ruleId: "r",
  bankId: "b",
  source: "anniversary",
  at: 1,
  day,
  gifts: 1,
  points: 100,
  memberId: null,
  ...over,
});

test("a year from today has each month once, today's last and in two parts", () => {
  const months = byMonth([row("2026-11-20"), row("2026-12-01"), row("2027-11-02")], "2026-11-17");
  expect(months.map(({ month }) => month)).toEqual([12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect([months[0]?.gifts, months[11]?.gifts]).toEqual([1, 2]);
});

test("a balance lasts until the first day that it cannot pay whole", () => {
  const rows = [row("2027-01-03"), row("2026-12-01")];
  expect(runsOut(rows, 200)).toBeNull();
  expect(runsOut(rows, 199)).toBe("2027-01-03");
  expect(runsOut(rows, 99)).toBe("2026-12-01");
});

test("the first day is named by somebody who does not hide it", () => {
  expect(firstDay([])).toBeNull();
  const day = "2026-12-01";
  const rows = [row("2027-01-03"), row(day), row(day, { at: 5, gifts: 2, memberId: "ann" })];
  expect(firstDay(rows)).toEqual({ day, at: 5, memberId: "ann", gifts: 3 });
  expect(byStep(rows)).toEqual([
    { at: 1, gifts: 2, points: 200 },
    { at: 5, gifts: 2, points: 100 },
  ]);
});
