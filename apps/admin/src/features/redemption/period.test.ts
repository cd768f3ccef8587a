import { expect, test } from "vitest";
import { rangeOf } from "./period.ts";

test("a period begins with a day or a year, and last year ends", () => {
  const now = new Date("2026-11-23T13:14:15Z");
  expect(rangeOf("days30", now)).toEqual({ from: "2026-10-24T00:00:00.000Z" });
  expect(rangeOf("days90", now)).toEqual({ from: "2026-08-25T00:00:00.000Z" });
  expect(rangeOf("year", now)).toEqual({ from: "2026-01-01T00:00:00.000Z" });
  expect(rangeOf("lastYear", now)).toEqual({ from: "2025-01-01T00:00:00.000Z", to: "2026-01-01T00:00:00.000Z" });
  expect(rangeOf("ever", now)).toEqual({});
});
