import { expect, test } from "vitest";
import { instantIn, localIn } from "./zoned-time.ts";

test.each([
  ["2026-11-23T09:00", "UTC", "2026-11-23T09:00:00.000Z"],
  ["2026-11-23T09:00", "Europe/Amsterdam", "2026-11-23T08:00:00.000Z"],
  ["2026-07-23T09:00", "Europe/Amsterdam", "2026-07-23T07:00:00.000Z"],
  ["2026-03-29T03:15", "Europe/Amsterdam", "2026-03-29T01:15:00.000Z"],
  ["2026-11-23T00:00", "Asia/Kathmandu", "2026-11-22T18:15:00.000Z"],
  ["2026-12-31T23:45", "America/Los_Angeles", "2027-01-01T07:45:00.000Z"],
])("%s in %s is %s, and back", (local, zone, instant) => {
  expect(instantIn(zone, local)).toBe(instant);
  expect(localIn(zone, instant)).toBe(local);
});
test("a time that the clocks leave out comes after it", () => {
  expect(localIn("Europe/Amsterdam", instantIn("Europe/Amsterdam", "2026-03-29T02:30") ?? "")).toBe("2026-03-29T03:30");
});
test.each(["", "tomorrow", "2026-13-40T09:00", "2026-02-30T09:00", "2026-11-23T25:00", "2026-11-23"])(
  "'%s' is no time",
  (local) => expect(instantIn("UTC", local)).toBeNull(),
);
