import { expect, test } from "vitest";
import { lastDay, monthAfter, weeksOf } from "./days.ts";

test("months go over the end of a year", () => {
  expect([monthAfter("2026-12", 1), monthAfter("2026-01", -1)]).toEqual(["2027-01", "2025-12"]);
  expect([lastDay("2028-02"), lastDay("2026-12")]).toEqual(["2028-02-29", "2026-12-31"]);
});

test("weeks begin on the reader's first day and have the month's days alone", () => {
  const weeks = weeksOf("2026-11", 1);
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
  expect(weeks[5]?.[0]).toBe("2026-11-30");
  expect(weeksOf("2026-11", 0)[0]?.[0]).toBe("2026-11-01");
  expect(weeks.flat().filter(Boolean)).toHaveLength(30);
});
