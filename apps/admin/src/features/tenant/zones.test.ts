import { expect, test } from "vitest";
import { offsetOf, zoneOptions } from "./zones.ts";

test.each([
  ["Europe/Amsterdam", "2026-11-21", "+01:00"],
  ["Europe/Amsterdam", "2026-07-01", "+02:00"],
  ["Asia/Kathmandu", "2026-11-21", "+05:45"],
  ["America/St_Johns", "2026-11-21", "-03:30"],
  ["UTC", "2026-11-21", "+00:00"],
])("%s on %s is %s", (zone, day, offset) => {
  expect(offsetOf(zone, new Date(`${day}T12:00:00Z`))).toBe(offset);
});

test("the list has each zone once, and the current one even when nobody knows it", () => {
  const options = zoneOptions("Asia/Katmandu", new Date("2026-11-21T12:00:00Z"));
  const values = options.map((option) => option.value);
  expect(new Set(values).size).toBe(values.length);
  expect(values).toContain("Asia/Katmandu");
  expect(values).toContain("UTC");
  expect(options.find((option) => option.value === "America/New_York")?.label).toBe("America / New York");
});
