import { expect, test } from "vitest";
import { daysOf, monthDays, plusDays, yearsBefore } from "./days.ts";

test("a month has its own last day", () => {
  expect([monthDays("2026-02"), monthDays("2028-02"), monthDays("2026-12")]).toEqual([
    { from: "2026-02-01", to: "2026-02-28" },
    { from: "2028-02-01", to: "2028-02-29" },
    { from: "2026-12-01", to: "2026-12-31" },
  ]);
});

test("a stretch goes over the end of a year", () => {
  expect(daysOf("2026-12-31", "2027-01-01")).toEqual(["2026-12-31", "2027-01-01"]);
  expect(plusDays("2026-12-31", 1)).toBe("2027-01-01");
});

test("29 February is followed by 1 March in years without it", () => {
  expect(yearsBefore("2028-02-29", 4)).toBe("2024-02-29");
  expect(yearsBefore("2028-02-29", 1)).toBe("2027-03-01");
});
