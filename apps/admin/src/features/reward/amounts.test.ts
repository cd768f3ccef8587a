import { expect, test } from "vitest";
import { honestValue, hundredthsOf, typedMoney } from "./amounts.ts";

test("money is read as people type it, and refused where it is none", () => {
  expect(["25", "25.5", " 25,50 ", "0"].map(hundredthsOf)).toEqual([2500, 2550, 2550, 0]);
  expect(["", "25.555", "1,000.00", "-1", "x"].map(hundredthsOf)).toEqual(Array(5).fill(Number.NaN));
  expect([2500, 2550, 5].map(typedMoney)).toEqual(["25", "25.50", "0.05"]);
});

test("what is asked beyond a reward's worth is told, with the price at which there is nothing", () => {
  expect(honestValue({ points: 260, faceValue: 2400, fee: 0 }, "0.10")).toEqual({
    ...{ asked: 2600, extra: 200, fair: 240 },
    share: 200 / 2600,
  });
  expect(honestValue({ points: 240, faceValue: 2300, fee: 100 }, "0.10")).toMatchObject({ extra: 0, fair: 240 });
  expect(honestValue({ points: 100, faceValue: 2400, fee: 0 }, "0.10")).toMatchObject({ extra: -1400 });
});
