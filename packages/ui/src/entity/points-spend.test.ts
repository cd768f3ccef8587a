import { expect, test } from "vitest";
import { type AmountEntry, enterAmount, isAmount } from "./points-spend.ts";

test("a custom amount has no sign, no leading zero and no decimals", () => {
  const typed = ["", "0", "7", "1000", "01", "-1", "1.5", "1e3", "٣"];
  expect(typed.filter(isAmount)).toEqual(["", "0", "7", "1000"]);
});
const nothing = { amount: null, refused: false };
/** As a field that shows only what it took in: each key comes behind what is there. */
const type = (keys: string) =>
  [...keys].reduce((was, key) => enterAmount(was, `${was.amount ?? ""}${key}`), nothing as AmountEntry);
test.each([
  ["25", 25, false],
  ["1.5", 1, true],
  ["1,5", 1, true],
  ["-5", null, true],
  ["1e3", 1, true],
  ["05", 5, false],
  ["10000", 10_000, false],
  ["٢٥", 25, false],
  ["۱٠", 10, false],
  ["١٫٥", 1, true],
])("typing %s leaves %s, and no later digit hides what was refused", (keys, amount, refused) =>
  expect(type(keys)).toEqual({ amount, refused }),
);
test("what is pasted is taken whole or not at all", () => {
  expect(enterAmount(nothing, " 25 ")).toEqual({ amount: 25, refused: false });
  expect(enterAmount(nothing, "١٬٠٠٠")).toEqual({ amount: 1000, refused: false });
  expect(enterAmount({ amount: 7, refused: false }, "1.5")).toEqual({ amount: 7, refused: true });
  expect(enterAmount({ amount: 7, refused: false }, "-5")).toEqual({ amount: 7, refused: true });
});
test("taking a digit back makes it good again", () =>
  expect(enterAmount({ amount: 12, refused: true }, "1")).toEqual({ amount: 1, refused: false }));
