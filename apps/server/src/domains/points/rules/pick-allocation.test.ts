import { expect, test } from "vitest";
import { pickAllocation } from "./pick-allocation.ts";

const rule = (id: string, amount: number, over: object = {}) => ({
  id,
  amount,
  audience: { everyone: true } as const,
  startsOn: "2026-01-01",
  ...over,
});
const person = { id: "ann", teamIds: new Set(["sales"]) };
const team = (teamId: string) => ({ audience: { everyone: false as const, memberIds: [], teamIds: [teamId] } });

test.each([
  ["the highest amount holds, not the sum", [rule("a", 100), rule("b", 150)], "b"],
  ["a rule for another team does not count", [rule("a", 100), rule("b", 150, team("design"))], "a"],
  ["one's own team's does", [rule("a", 100), rule("b", 150, team("sales"))], "b"],
  ["a rule that has not started does not count", [rule("a", 100), rule("b", 150, { startsOn: "2026-05-11" })], "a"],
  ["a rule starts on its day", [rule("a", 100), rule("b", 150, { startsOn: "2026-05-10" })], "b"],
  ["equal amounts are told apart by id", [rule("b", 100), rule("a", 100)], "a"],
  ["a person may be named", [rule("a", 1, { audience: { everyone: false, memberIds: ["ann"], teamIds: [] } })], "a"],
  [
    "nobody's rule is no rule",
    [rule("a", 1, { audience: { everyone: false, memberIds: [], teamIds: [] } })],
    undefined,
  ],
])("%s", (_name, rules, expected) => {
  expect(pickAllocation(rules, person, "2026-05-10")?.id).toBe(expected);
});
