import { expect, test } from "vitest";
import { likelyLapse } from "./likely-lapse.ts";

const months = ["2026-04", "2026-05", "2026-06", "2026-07", "2026-08", "2026-09", "2026-10"];
/** Each looked at from the month before. */
const forecasts = months.slice(1).map((month, n) => ({ made: months[n] ?? "", month, points: 100 }));
const shares = [10, 20, 30, 40, 50, 60];
const lapsed = new Map(months.slice(1).map((month, n) => [month, shares[n] ?? 0]));
const past = { now: "2026-11", forecasts, lapsed };

test("what likely lapses is the middle of past shares, between the least and the most of them", () => {
  expect(likelyLapse("2026-12", 1000, past)).toEqual({ points: 350, least: 100, most: 600 });
});

test("nothing is said of the month that runs, of a distance never looked from, or by fewer than six months", () => {
  expect(likelyLapse("2026-11", 1000, past)).toBeNull();
  expect(likelyLapse("2027-01", 1000, past)).toBeNull();
  expect(likelyLapse("2026-12", 1000, { ...past, forecasts: forecasts.slice(1) })).toBeNull();
});

test("a month that is not over, or had nothing to lapse, counts for nothing; never more lapses than was there", () => {
  const more = [
    { made: "2026-10", month: "2026-11", points: 100 },
    { made: "2026-02", month: "2026-03", points: 0 },
  ];
  const all = new Map([...lapsed, ["2026-11", 100], ["2026-10", 400]]);
  expect(likelyLapse("2026-12", 10, { ...past, forecasts: [...more, ...forecasts], lapsed: all })).toEqual({
    ...{ points: 4, least: 1, most: 10 },
  });
  expect(likelyLapse("2026-12", 10, { ...past, forecasts: [...more, ...forecasts.slice(1)] })).toBeNull();
});
