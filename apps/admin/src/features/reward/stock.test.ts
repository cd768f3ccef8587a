import { expect, test } from "vitest";
import type { Reward } from "./data.ts";
import { isLow, nearlyGone } from "./stock.ts";

const of = (lowBelow: number | null, ...stocks: (number | null)[]) => ({
  lowBelow,
  variants: stocks.map((stock, n) => ({ name: `Size ${n}`, stock })) as Reward["variants"],
});

test("few are left below the number that somebody chose, else below ten", () => {
  expect([isLow(3, { lowBelow: 3 }), isLow(2, { lowBelow: 3 })]).toEqual([false, true]);
  expect([isLow(10, { lowBelow: null }), isLow(9, { lowBelow: null })]).toEqual([false, true]);
});

test("of several variants the one of which the fewest are left is named, if these are few", () => {
  expect(nearlyGone(of(3, 40, 0))).toEqual({ name: "Size 1", stock: 0 });
  expect(nearlyGone(of(3, 2, 1, null))).toEqual({ name: "Size 1", stock: 1 });
  expect(nearlyGone(of(3, 40, 3))).toBeNull();
  expect(nearlyGone(of(3, null, null))).toBeNull();
  expect(nearlyGone(of(3, 0))).toBeNull();
});
