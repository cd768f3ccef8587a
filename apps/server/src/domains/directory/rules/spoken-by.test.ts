import { expect, test } from "vitest";
import { spokenBy } from "./spoken-by.ts";

test.each([
  ["ar", ["en", "ar"], "ar"],
  ["fr", ["en", "ar"], "en"],
  [null, ["en", "ar"], "en"],
] as const)("who chose %s where %j are offered reads %s", (chosen, languages, spoken) => {
  expect(spokenBy({ language: "en", languages }, chosen)).toBe(spoken);
});
