import { expect, test } from "vitest";
import { colorText, isColor } from "./color-text.ts";

test.each([
  ["#14594a", "#14594a"],
  [" 14594A ", "#14594a"],
  ["#fa0", "#ffaa00"],
  ["fa0", "#ffaa00"],
])("%s is %s", (typed, meant) => {
  expect([colorText(typed), isColor(typed)]).toEqual([meant, true]);
});
test.each(["", "#", "#12", "#12345", "yellow", "#ggg", "#14594a0"])("'%s' is no color yet", (typed) => {
  expect(isColor(typed)).toBe(false);
});
