import { expect, test } from "vitest";
import { nextLapse } from "./next-lapse.ts";

const now = new Date("2026-03-10T12:00:00Z");
const lot = (remaining: number, day: number | null) => ({
  id: `${day}`,
  amount: 10,
  remaining,
  createdAt: now,
  expiresAt: day === null ? null : new Date(now.getTime() + day * 86_400_000),
});

test.each([
  ["nothing", [], null],
  ["what never lapses", [lot(5, null)], null],
  ["what has lapsed already or is spent", [lot(5, -1), lot(0, 2)], null],
  ["the earliest", [lot(5, 9), lot(3, 2), lot(4, 2), lot(1, null)], 7],
])("%s", (_name, lots, points) => {
  expect(nextLapse(lots, now)?.points ?? null).toBe(points);
});
