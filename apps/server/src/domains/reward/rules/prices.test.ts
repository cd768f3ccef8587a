import { expect, test } from "vitest";
import { costOf, pointsFor } from "./prices.ts";

const worth = [
  { currency: "EUR", value: "0.05" },
  { currency: "KES", value: "6.5" },
];
const book = { points: 520, faceValue: 2500, fee: 100 };

test("a fund pays what something costs, in its own currency", () => {
  expect(costOf(book, { reward: "EUR", fund: "EUR" }, worth)).toBe(2600);
  expect(costOf(book, { reward: "KES", fund: "EUR" }, worth)).toBe(2600);
  expect(costOf({ ...book, points: 100 }, { reward: "EUR", fund: "KES" }, worth)).toBe(65_000);
});

test("a price is the fewest points that are worth it", () => {
  expect([2600, 2601, 1].map((money) => pointsFor(money, "EUR", worth))).toEqual([520, 521, 1]);
  expect(pointsFor(2600, "USD", worth)).toBe(0);
});
