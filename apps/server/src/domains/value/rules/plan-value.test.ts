import { expect, test } from "vitest";
import { checkValue, planQualities } from "./plan-value.ts";

const free = { values: new Set<string>(), qualities: new Set<string>() };
const quality = (name: string, id?: string) => ({ id, name, color: 0, motif: "leaf" as const });
const now = [
  { id: "a", name: "Care", used: true, archived: false },
  { id: "b", name: "Craft", used: false, archived: false },
  { id: "c", name: "Calm", used: true, archived: true },
];

test.each([
  ["nothing wrong", { name: "Trust", qualities: [quality("Care", "a")] }, free, []],
  ["a value's name in another case", { name: "  TRUST " }, { ...free, values: new Set(["trust"]) }, ["name"]],
  [
    "a quality that another value has",
    { qualities: [quality("New"), quality("care")] },
    { ...free, qualities: new Set(["care"]) },
    ["qualities.1.name"],
  ],
  [
    "a name twice in the form",
    { qualities: [quality("One"), quality("Two"), quality("ONE")] },
    free,
    ["qualities.2.name"],
  ],
  ["a quality of another value", { qualities: [quality("One", "z")] }, free, ["qualities.0.id"]],
  ["one quality twice", { qualities: [quality("One", "a"), quality("Two", "a")] }, free, ["qualities.1.id"]],
])("%s", (_name, given, names, expected) => {
  expect(checkValue(given, now, names).map((fault) => fault.path)).toEqual(expected);
});

test("a quality is kept by its id, added without one, and archived or deleted when left out", () => {
  const plan = planQualities([quality("New"), quality("Craft", "b")], now);
  expect(plan.add.map((q) => [q.name, q.position])).toEqual([["New", 0]]);
  expect(plan.change.map((q) => [q.id, q.position])).toEqual([["b", 1]]);
  expect(plan.archive).toEqual(["a"]);
  expect(plan.remove).toEqual([]);
  expect(planQualities([quality("Care", "a")], now).remove).toEqual(["b"]);
});
