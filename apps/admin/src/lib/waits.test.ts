import { createFormat } from "@plaudit/i18n/format.ts";
import { expect, test } from "vitest";
import { waitText, withinDays } from "./waits.ts";

test("what was waited is told in days, and below one in hours", () => {
  const [en, fr] = [createFormat("en"), createFormat("fr")];
  expect([0, 0.3, 1, 2.1].map((days) => waitText(en, days))).toEqual(["1 hour", "7 hours", "1 day", "2.1 days"]);
  expect(waitText(fr, 1)).toBe("1\u00a0jour");
});

test("nine of ten had it by the end of the day in which the ninth got it", () => {
  expect(withinDays([10, 0, 0, 0, 0, 0, 0, 0], 10)).toBe(1);
  expect(withinDays([5, 3, 1, 1, 0, 0, 0, 0], 10)).toBe(3);
  expect(withinDays([0, 0, 0, 0, 0, 0, 9, 1], 10)).toBe(7);
  expect(withinDays([0, 0, 0, 0, 0, 0, 8, 2], 10)).toBeNull();
});
