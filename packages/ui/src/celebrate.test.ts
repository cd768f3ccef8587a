import { expect, test } from "vitest";
import { celebrations, pickCelebration } from "./celebrate.ts";

test("every celebration can be drawn by lot", () =>
  expect(new Set([0, 0.4, 0.99].map(pickCelebration))).toEqual(new Set(celebrations)));
