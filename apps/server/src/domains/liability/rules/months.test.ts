import { expect, test } from "vitest";
import { monthOf, monthsBetween, monthsFrom } from "./months.ts";

const starts = (at: string, zone: string, many: number) =>
  monthsFrom(new Date(at), zone, (_, n) => n === many).map(({ name, start }) => `${name} ${start.toISOString()}`);

test("months begin at midnight of their zone, across both changes of the clocks", () => {
  expect(starts("2026-03-31T23:30:00+02:00", "Europe/Amsterdam", 2)).toEqual([
    "2026-03 2026-02-28T23:00:00.000Z",
    "2026-04 2026-03-31T22:00:00.000Z",
  ]);
  expect(starts("2026-10-25T02:30:00+01:00", "Europe/Amsterdam", 2)).toEqual([
    "2026-10 2026-09-30T22:00:00.000Z",
    "2026-11 2026-10-31T23:00:00.000Z",
  ]);
  // There the clocks once jumped at the midnight that begins October.
  expect(starts("2023-09-30T12:00:00Z", "America/Asuncion", 2)[1]).toBe("2023-10 2023-10-01T04:00:00.000Z");
});

test("a month is that of the zone at both ends of the earth, over the end of a year and the 29th of February", () => {
  expect(starts("2027-12-31T11:00:00Z", "Pacific/Kiritimati", 1)).toEqual(["2028-01 2027-12-31T10:00:00.000Z"]);
  expect(starts("2028-01-01T11:00:00Z", "Etc/GMT+12", 1)).toEqual(["2027-12 2027-12-01T12:00:00.000Z"]);
  expect(starts("2028-02-29T23:59:59Z", "UTC", 2)[1]).toBe("2028-03 2028-03-01T00:00:00.000Z");
  expect(monthOf(new Date("2028-02-29T23:59:59.999Z"), "UTC")).toBe("2028-02");
});

test("months are counted over the end of a year", () => {
  expect([monthsBetween("2026-11", "2027-02"), monthsBetween("2027-02", "2026-11")]).toEqual([3, -3]);
});
