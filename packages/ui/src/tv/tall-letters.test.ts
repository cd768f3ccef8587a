import { expect, test } from "vitest";
import { hasTallLetters } from "./tall-letters.ts";

test.each([
  ["The pump failed at three", false],
  ["Bảo Châu Nguyễn, 42", false],
  ["ينتقل مكتب لشبونة", true],
  ["With the team of زينب", true],
  ["ขอบคุณ", true],
])("%j needs taller lines: %s", (text, tall) => {
  expect(hasTallLetters(text)).toBe(tall);
});
