import { createFormat } from "@plaudit/i18n/format.ts";
import { expect, test } from "vitest";
import { worthText } from "./worth.ts";

test.each([
  [375, "0.1", "EUR", "€37.50"],
  [6_050, "0.10", "EUR", "€605"],
  [1, "1.005", "EUR", "€1.01"],
  [0, "0.10", "EUR", "€0"],
  [9_007_199_254_740_991, "0.01", "EUR", "€90,071,992,547,409.91"],
  [3, "12", "JPY", "¥36"],
  [1, "0.005", "KWD", "KWD 0.005"],
])("%d points of %s %s are worth %s", (points, value, currency, text) => {
  expect(worthText(createFormat("en"), points, { currency, value }).replace(/\u00a0/g, " ")).toBe(text);
});
