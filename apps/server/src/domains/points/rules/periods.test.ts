import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { expiryOf, leaverEnd, localDate, nextMidnight, type Period, periodAt, startOfDay } from "./periods.ts";

const iso = (at: Date | null) => at?.toISOString();

describe("startOfDay", () => {
  test.each([
    ["UTC", 2026, 3, 1, "2026-03-01T00:00:00.000Z"],
    ["Asia/Tokyo", 2026, 3, 1, "2026-02-28T15:00:00.000Z"],
    ["America/New_York", 2026, 3, 8, "2026-03-08T05:00:00.000Z"],
    ["America/New_York", 2026, 3, 9, "2026-03-09T04:00:00.000Z"],
    ["Pacific/Kiritimati", 2026, 1, 1, "2025-12-31T10:00:00.000Z"],
    ["Pacific/Pago_Pago", 2026, 1, 1, "2026-01-01T11:00:00.000Z"],
    ["Asia/Kathmandu", 2026, 1, 1, "2025-12-31T18:15:00.000Z"],
  ])("%s %i-%i-%i", (zone, year, month, day, expected) => {
    expect(iso(startOfDay({ year, month, day }, zone))).toBe(expected);
  });
  test("is the first instant that exists where clocks jump at midnight", () => {
    expect(iso(startOfDay({ year: 2024, month: 4, day: 26 }, "Africa/Cairo"))).toBe("2024-04-25T22:00:00.000Z");
  });
});

describe("periodAt", () => {
  const cases: [string, string, Period, string, string, string][] = [
    ["2026-03-31T23:30:00Z", "UTC", "month", "2026-03", "2026-03-01T00:00:00.000Z", "2026-04-01T00:00:00.000Z"],
    [
      "2026-03-31T23:30:00Z",
      "Europe/Paris",
      "month",
      "2026-04",
      "2026-03-31T22:00:00.000Z",
      "2026-04-30T22:00:00.000Z",
    ],
    ["2026-12-31T12:00:00Z", "UTC", "quarter", "2026-Q4", "2026-10-01T00:00:00.000Z", "2027-01-01T00:00:00.000Z"],
    ["2026-02-01T00:00:00Z", "UTC", "year", "2026", "2026-01-01T00:00:00.000Z", "2027-01-01T00:00:00.000Z"],
  ];
  test.each(cases)("%s in %s by %s", (now, zone, period, key, start, end) => {
    const found = periodAt(new Date(now), zone, period);
    expect([found.key, iso(found.start), iso(found.end)]).toEqual([key, start, end]);
  });
  test("every instant lies in its own period, and the end starts the next", () => {
    const zones = fc.constantFrom("UTC", "America/Santiago", "Africa/Cairo", "Asia/Tehran", "Australia/Lord_Howe");
    const periods = fc.constantFrom<Period>("month", "quarter", "year");
    const instants = fc.date({ min: new Date("2015-01-01"), max: new Date("2035-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(instants, zones, periods, (now, zone, period) => {
        const { key, start, end } = periodAt(now, zone, period);
        expect(start.getTime()).toBeLessThanOrEqual(now.getTime());
        expect(now.getTime()).toBeLessThan(end.getTime());
        const next = periodAt(end, zone, period);
        expect(next.key).not.toBe(key);
        expect(next.start).toEqual(end);
      }),
      { numRuns: 60 },
    );
  });
});

test.each([
  ["never", undefined],
  ["month", "2026-02-28T00:00:00.000Z"],
  ["quarter", "2026-04-30T00:00:00.000Z"],
  ["year", "2027-01-31T00:00:00.000Z"],
] as const)("points credited on 31 January lapse after a %s at %s", (expiry, expected) => {
  expect(iso(expiryOf(new Date("2026-01-31T18:00:00Z"), "UTC", expiry))).toBe(expected);
});

test("midnight belongs to the zone", () => {
  const now = new Date("2026-06-30T23:00:00Z");
  expect(localDate(now, "Asia/Tokyo")).toEqual({ year: 2026, month: 7, day: 1 });
  expect(iso(nextMidnight(now, "Asia/Tokyo"))).toBe("2026-07-01T15:00:00.000Z");
});

test.each([
  ["2026-01-01T10:00:00Z", "UTC", "2026-04-02T00:00:00.000Z"],
  // It is the second of January there already.
  ["2026-01-01T10:00:00Z", "Pacific/Kiritimati", "2026-04-02T10:00:00.000Z"],
  // Clocks go forward within the 90 days.
  ["2026-01-01T10:00:00Z", "America/Los_Angeles", "2026-04-02T07:00:00.000Z"],
  ["2027-12-31T23:59:59Z", "Europe/Amsterdam", "2028-03-31T22:00:00.000Z"],
] as const)("who leaves at %s in %s keeps points until the end of the 90th day after, %s", (left, zone, end) => {
  expect(iso(leaverEnd(new Date(left), zone))).toBe(end);
});
