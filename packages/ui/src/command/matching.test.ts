import { expect, test } from "vitest";
import { matching } from "./matching.ts";

const places = ["Users & teams", "Values", "Language & time", "Équipes"].map((label) => ({ label }));

test.each([
  ["", places.map((one) => one.label)],
  ["te", ["Users & teams"]],
  ["t", ["Users & teams", "Language & time"]],
  ["v", ["Values"]],
  ["equ", ["Équipes"]],
  ["users t", ["Users & teams"]],
  ["eams", []],
])("%j finds %j", (query, labels) => expect(matching(places, query).map(({ label }) => label)).toEqual(labels));

test("what starts with the query comes before what only contains it", () => {
  const found = matching([{ label: "All values" }, { label: "Values" }], "val");
  expect(found.map(({ label }) => label)).toEqual(["Values", "All values"]);
});
