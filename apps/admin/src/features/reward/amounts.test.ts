import { expect, test } from "vitest";
import { hundredthsOf, typedMoney } from "./amounts.ts";

test("money is read as people type it, and refused where it is none", () => {
  expect(["25", "25.5", " 25,50 ", "0"].map(hundredthsOf)).toEqual([2500, 2550, 2550, 0]);
  expect(["", "25.555", "1,000.00", "-1", "x"].map(hundredthsOf)).toEqual(Array(5).fill(Number.NaN));
  expect([2500, 2550, 5].map(typedMoney)).toEqual(["25", "25.50", "0.05"]);
});
