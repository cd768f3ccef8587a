import { expect, test } from "vitest";
import { nextAnniversary } from "./next-anniversary.ts";

test.each([
  ["2016-11-24", "2026-11-22", { years: 10, date: "2026-11-24" }],
  ["2016-11-22", "2026-11-22", { years: 10, date: "2026-11-22" }],
  ["2016-11-21", "2026-11-22", null],
  ["2016-12-22", "2026-11-22", { years: 10, date: "2026-12-22" }],
  ["2016-12-23", "2026-11-22", null],
  ["2020-01-05", "2026-12-20", { years: 7, date: "2027-01-05" }],
  ["2024-02-29", "2026-02-10", { years: 2, date: "2026-02-28" }],
  ["2024-02-29", "2028-02-10", { years: 4, date: "2028-02-29" }],
  ["2026-11-22", "2026-11-22", null],
  ["2026-12-01", "2026-11-22", null],
])("who joined on %s has on %s: %j", (joined, today, expected) => {
  expect(nextAnniversary(joined, today)).toEqual(expected);
});
