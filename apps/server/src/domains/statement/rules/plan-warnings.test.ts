import { expect, test } from "vitest";
import { isoDate } from "../../points/index.ts";
import { planWarnings } from "./plan-warnings.ts";

const lapse = (at: string, points: number) => ({ expiresAt: new Date(at), points });
const plan = (today: string, zone: string, ...lapses: ReturnType<typeof lapse>[]) =>
  planWarnings(lapses, today, (at) => isoDate(at, zone)).map(({ points, date }) => `${points} by ${date}`);

test("what lapses is warned of from 30 days before, and anew from 7", () => {
  const december = lapse("2026-12-31T00:00:00Z", 80);
  expect(plan("2026-11-30", "UTC", december)).toEqual([]);
  expect(plan("2026-12-01", "UTC", december)).toEqual(["80 by 2026-12-31"]);
  const keys = ["2026-12-01", "2026-12-23", "2026-12-24", "2026-12-30"].map(
    (today) => planWarnings([december], today, (at) => isoDate(at, "UTC"))[0]?.key,
  );
  expect([keys[0] === keys[1], keys[1] === keys[2], keys[2] === keys[3]]).toEqual([true, false, true]);
});

test("one week is one warning, counted from its first day", () => {
  const week = [lapse("2026-12-29T00:00:00Z", 5), lapse("2026-12-31T00:00:00Z", 7), lapse("2027-01-04T00:00:00Z", 9)];
  expect(plan("2026-11-29", "UTC", ...week)).toEqual(["12 by 2026-12-31"]);
});

test("days are those of the owner's zone", () => {
  const midnight = lapse("2026-12-31T10:00:00Z", 3);
  expect(plan("2026-12-02", "Pacific/Kiritimati", midnight)).toEqual(["3 by 2027-01-01"]);
  expect(plan("2026-11-30", "Etc/GMT+12", midnight)).toEqual(["3 by 2026-12-30"]);
});
