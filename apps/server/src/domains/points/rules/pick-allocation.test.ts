import { expect, test } from "vitest";
import { pickAllocation } from "./pick-allocation.ts";

const rule = (id: string, amount: number, startsOn = "2026-01-01") => ({ id, amount, startsOn });

test.each([
  ["the highest amount holds, not the sum", [rule("a", 100), rule("b", 150)], "b"],
  ["a rule that has not started does not count", [rule("a", 100), rule("b", 150, "2026-05-11")], "a"],
  ["a rule starts on its day", [rule("a", 100), rule("b", 150, "2026-05-10")], "b"],
  ["equal amounts are told apart by id", [rule("b", 100), rule("a", 100)], "a"],
  ["nobody's rule is no rule", [], undefined],
])("%s", (_name, rules, expected) => {
  expect(pickAllocation(rules, "2026-05-10")?.id).toBe(expected);
});
