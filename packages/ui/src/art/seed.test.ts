import { expect, test } from "vitest";
import { hueOf, seeded } from "./seed.ts";

test("the same id draws the same for ever", () => {
  expect(hueOf("018f-a")).toBe(hueOf("018f-a"));
  expect(seeded("x")()).toBe(seeded("x")());
});
