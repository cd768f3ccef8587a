import { expect, test } from "vitest";
import { presetsOf } from "./settings-form.ts";

test.each([
  ["0, 5, 10", [0, 5, 10]],
  ["0 5;10", [0, 5, 10]],
  ["0، 5", [0, 5]],
  ["", []],
  ["5, 1.5, 1e3", [5, Number.NaN, Number.NaN]],
])("%j typed as presets", (typed, expected) => {
  expect(presetsOf(typed)).toEqual(expected);
});
