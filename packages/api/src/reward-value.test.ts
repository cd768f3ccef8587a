import { expect, test } from "vitest";
import { honestValue } from "./reward-value.ts";

test.each([
  [{ points: 520, faceValue: 25_00, fee: 1_00 }, "0.05", { paid: 26_00, markup: 0 }],
  [{ points: 520, faceValue: 20_00, fee: 1_00 }, "0.05", { paid: 26_00, markup: 5_00 }],
  [{ points: 400, faceValue: 22_00, fee: 0 }, "0.05", { paid: 20_00, markup: -2_00 }],
  [{ points: 400, faceValue: 22_00, fee: 0 }, null, { paid: null, markup: 0 }],
])("%j at %s", (priced, worth, value) => {
  expect(honestValue(priced, worth)).toEqual(value);
});
