import { describe, expect, it, test } from "vitest";
import { decimalOf, hundredthsOf, latinDigits, limitOf, wholeOf } from "./typed-number.ts";

describe("a whole number", () => {
  it.each([
    ["12", 12],
    [" 7 ", 7],
    ["٢٥", 25],
    ["۲۵", 25],
    ["1٠", 10],
    ["١٬٢٥٠", 1250],
    ["١٬٢٥٠٬٠٠٠", 1_250_000],
    ["\u200f١٢\u061c", 12],
  ])("is read from %j", (typed, expected) => expect(wholeOf(typed)).toBe(expected));
  it.each(["", "1.5", "١٫٥", "1e3", "-1", "-١", "1234567890", "١٬٢٥", "٬٢٥٠", "1,000", "x", "²"])(
    "is not read from %j",
    (typed) => expect(wholeOf(typed)).toBeNaN(),
  );
  it("has a sign only where one is asked for", () =>
    expect(["-5", "-٥", "5"].map((typed) => wholeOf(typed, "signed"))).toEqual([-5, -5, 5]));
  it("is no limit where nothing was typed", () => expect(["", " ", "٣"].map(limitOf)).toEqual([null, null, 3]));
});

describe("a decimal", () => {
  it.each([
    ["0.01", "0.01"],
    ["0,01", "0.01"],
    ["٠٫٠١", "0.01"],
    ["۰٫۲۵", "0.25"],
    ["١٬٠٠٠٫٥", "1000.5"],
    ["25", "25"],
    ["0,125", "0.125"],
    ["1,2505", "1.2505"],
  ])("is read exactly from %j", (typed, expected) => expect(decimalOf(typed, 6)).toBe(expected));
  it.each(["", ".5", "1.", "1.5.5", "1,000", "12,500", "١,٠٠٠", "1,000.00", "0.1234567", "-1", "٫٥", "x"])(
    "is not read from %j",
    (typed) => expect(decimalOf(typed, 6)).toBeNull(),
  );
});

test("money is read in hundredths as people type it, and refused where it is none", () => {
  expect(["25", "25.5", " 25,50 ", "0", "٢٥٫٥", "١٬٠٠٠"].map(hundredthsOf)).toEqual([
    2500, 2550, 2550, 0, 2550, 100_000,
  ]);
  expect(["", "25.555", "1,000.00", "-1", "x"].map(hundredthsOf)).toEqual(Array(5).fill(Number.NaN));
});

test("digits are those of the others, and nothing else is touched", () =>
  expect(latinDigits("٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ a-9/٫")).toBe("0123456789 0123456789 a-9/٫"));
