import { expect, test } from "vitest";
import { monthsOf, rangeOf } from "./period.ts";

const now = new Date("2026-11-23T13:14:15Z");

test("a period begins with a day or a year, and last year ends", () => {
  expect(rangeOf("days30", now, "UTC")).toEqual({ from: "2026-10-24T00:00:00.000Z" });
  expect(rangeOf("days90", now, "UTC")).toEqual({ from: "2026-08-25T00:00:00.000Z" });
  expect(rangeOf("year", now, "UTC")).toEqual({ from: "2026-01-01T00:00:00.000Z" });
  expect(rangeOf("lastYear", now, "UTC")).toEqual({ from: "2025-01-01T00:00:00.000Z", to: "2026-01-01T00:00:00.000Z" });
  expect(rangeOf("ever", now, "UTC")).toEqual({});
});

test("days and years are those of the company's zone", () => {
  // Summer time ended in between.
  expect(rangeOf("days30", now, "Europe/Amsterdam")).toEqual({ from: "2026-10-23T22:00:00.000Z" });
  const late = new Date("2026-12-31T18:00:00Z");
  expect(rangeOf("days30", late, "Asia/Tokyo")).toEqual({ from: "2026-12-01T15:00:00.000Z" });
  expect(rangeOf("year", late, "Asia/Tokyo")).toEqual({ from: "2026-12-31T15:00:00.000Z" });
  expect(monthsOf("lastYear", late, "Asia/Tokyo")).toEqual({ from: "2026-01", to: "2026-12" });
});

test("the chart has the months that a period touches", () => {
  expect(monthsOf("days30", now, "UTC")).toEqual({ from: "2026-10" });
  expect(monthsOf("days90", now, "UTC")).toEqual({ from: "2026-08" });
  expect(monthsOf("year", now, "UTC")).toEqual({ from: "2026-01" });
  expect(monthsOf("lastYear", now, "UTC")).toEqual({ from: "2025-01", to: "2025-12" });
  expect(monthsOf(undefined, now, "UTC")).toEqual({});
});
