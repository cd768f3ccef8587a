import { expect, test } from "vitest";
import { hueNames, hues, nameOfHue } from "./hues.ts";

test("every hue has its own name back", () => {
  for (const name of hueNames) expect(nameOfHue(hues[name])).toBe(name);
});
test("hues between names take the nearer one, around the circle too", () => {
  expect(nameOfHue(359)).toBe("rose");
  expect(nameOfHue(8)).toBe("coral");
  expect(nameOfHue(35)).toBe("clay");
});
