import { expect, test } from "vitest";
import { stepPath, topOf, untilAtPace } from "./step-path.ts";

test.each([
  [1, 1],
  [186_420, 200_000],
  [288_400, 400_000],
  [999, 1_000],
])("an axis for %d ends at %d", (most, top) => {
  expect(topOf(most)).toBe(top);
});

test("a balance is drawn as steps from edge to edge", () => {
  expect(stepPath([{ balance: 10 }, { balance: 5 }, { balance: 10 }], 10, 100, 20)).toBe("M0 0.0H50.0V10.0H100.0V0.0");
  expect(stepPath([{ balance: 0 }], 10, 100, 20)).toBe("M0 20.0");
});

test("a deposit lasts as long as the pace of eight weeks lets it", () => {
  const now = new Date("2026-11-17T12:00:00Z");
  expect(untilAtPace(now, 200, 800)?.slice(0, 10)).toBe("2026-12-01");
  expect([untilAtPace(now, 200, 0), untilAtPace(now, 1_000_000, 8)]).toEqual([null, null]);
});
