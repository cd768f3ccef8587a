import { expect, test } from "vitest";
import { dayEnd, dayStart } from "./zoned-day.ts";

test.each([
  ["2026-11-21", "UTC", "2026-11-21T00:00:00.000Z", "2026-11-22T00:00:00.000Z"],
  ["2026-11-21", "Europe/Amsterdam", "2026-11-20T23:00:00.000Z", "2026-11-21T23:00:00.000Z"],
  ["2026-03-29", "Europe/Amsterdam", "2026-03-28T23:00:00.000Z", "2026-03-29T22:00:00.000Z"],
  ["2026-10-25", "Europe/Amsterdam", "2026-10-24T22:00:00.000Z", "2026-10-25T23:00:00.000Z"],
  ["2026-11-21", "Asia/Kathmandu", "2026-11-20T18:15:00.000Z", "2026-11-21T18:15:00.000Z"],
  ["2026-12-31", "America/Los_Angeles", "2026-12-31T08:00:00.000Z", "2027-01-01T08:00:00.000Z"],
])("%s in %s is from %s to %s", (day, zone, start, end) => {
  expect([dayStart(day, zone), dayEnd(day, zone)]).toEqual([start, end]);
});
test.each(["", "yesterday", "2026-13-40"])("'%s' is no day", (day) => {
  expect([dayStart(day, "UTC"), dayEnd(day, "UTC")]).toEqual([null, null]);
});
