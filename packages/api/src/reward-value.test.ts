import { expect, test } from "vitest";
import { fewestPoints, honestValue } from "./reward-value.ts";

test.each([
  [{ points: 520, faceValue: 25_00, fee: 1_00 }, "0.05", { paid: 26_00, markup: 0, share: 0 }],
  [{ points: 520, faceValue: 20_00, fee: 1_00 }, "0.05", { paid: 26_00, markup: 5_00, share: 5 / 26 }],
  [{ points: 400, faceValue: 22_00, fee: 0 }, "0.05", { paid: 20_00, markup: -2_00, share: -0.1 }],
  [{ points: 400, faceValue: 22_00, fee: 0 }, null, { paid: null, markup: 0, share: 0 }],
  [{ points: 400, faceValue: 0, fee: 0 }, "0", { paid: 0, markup: 0, share: 0 }],
])("%j at %s", (priced, worth, value) => {
  expect(honestValue(priced, worth)).toEqual(value);
});

test("a price without markup is the fewest points that are worth it", () => {
  expect([26_00, 26_01, 1].map((hundredths) => fewestPoints(hundredths, "0.05"))).toEqual([520, 521, 1]);
  expect(fewestPoints(24_00, "0.10")).toBe(240);
  expect(fewestPoints(24_00, "0")).toBeNull();
});
