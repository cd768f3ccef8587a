import { expect, test } from "vitest";
import { lastsUntil, WEEK, weekEnds } from "./pace.ts";

const now = new Date("2026-11-17T12:00:00Z");

test("a bank lasts as many weeks as the pace of eight weeks goes into it", () => {
  expect(lastsUntil(now, 1000, 800)).toEqual(new Date(now.getTime() + 10 * WEEK));
  expect(lastsUntil(now, 0, 800)).toEqual(now);
});

test("without a pace, or for longer than ten years, no day is named", () => {
  expect(lastsUntil(now, 1000, 0)).toBeNull();
  expect(lastsUntil(now, 1_000_000, 8)).toBeNull();
});

test("a week without movements ends as the one before it", () => {
  expect(
    weekEnds(
      new Map([
        [3, 100],
        [1, 40],
      ]),
      { weeks: 5, before: 7 },
    ),
  ).toEqual([7, 100, 100, 40, 40]);
});
