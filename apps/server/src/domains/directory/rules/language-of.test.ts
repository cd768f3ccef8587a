import { expect, test } from "vitest";
import { languageOf } from "./language-of.ts";

test.each([
  ["ar", ["en", "ar"], "ar"],
  ["fr", ["en", "ar"], "en"],
  [null, ["en", "ar"], "en"],
] as const)("a member who chose %s where %j are offered gets %s", (chosen, languages, expected) => {
  expect(languageOf({ language: "en", languages }, chosen)).toBe(expected);
});
