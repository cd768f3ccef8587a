import { expect, test } from "vitest";
import { freeName } from "./free-name.ts";

test.each([
  ["First light", [], "First light 2"],
  ["First light", ["First light", "first  light 2"], "First light 3"],
  ["First light 2", ["First light 2"], "First light 3"],
  ["Award of 2026", ["Award of 2026"], "Award of 2026 2"],
  ["x".repeat(80), [], `${"x".repeat(78)} 2`],
])("a copy of %j beside %j is called %j", (name, taken, free) => {
  expect(freeName(name, taken)).toBe(free);
});
