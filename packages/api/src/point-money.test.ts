import { expect, test } from "vitest";
import { moneyOf } from "./point-money.ts";

test("points are worth to the hundredth what the decimal says, however many they are", () => {
  expect(moneyOf(3_184_650, "0.10")).toBe("318465.00");
  expect(moneyOf(3, "0.333333")).toBe("1.00");
  expect(moneyOf(9_007_199_254_740_991, "0.000001")).toBe("9007199254.74");
  expect(moneyOf(1, "2600")).toBe("2600.00");
  expect(moneyOf(0, "0.10")).toBe("0.00");
});

test("halves of a hundredth go away from zero", () => {
  expect([moneyOf(1, "0.005"), moneyOf(-1, "0.005"), moneyOf(1, "0.004")]).toEqual(["0.01", "-0.01", "0.00"]);
});

test("a share among people is taken of the whole", () => {
  expect([moneyOf(100, "0.10", 3), moneyOf(200, "0.10", 3)]).toEqual(["3.33", "6.67"]);
});
