import { expect, test } from "vitest";
import { createFormat } from "./format.ts";
import { dayAhead } from "./last-day.ts";

test.each([
  ["2026-11-30T12:00:00", "November 30"],
  ["2027-11-23T12:00:00", "November 23, 2027"],
])("seen on 24 November 2026, %s is %s", (at, written) => {
  const day = new Date(at);
  expect(createFormat("en").date(day, dayAhead(day, "long", new Date("2026-11-24T12:00:00")))).toBe(written);
});
