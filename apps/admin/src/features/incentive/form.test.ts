import { expect, test } from "vitest";
import type { Incentive } from "./data.ts";
import { copyValues, incentiveBodyOf, incentiveValues } from "./form.ts";

const everyone = { everyone: true, members: [], teams: [], roles: [] };
const stored = {
  ...{ name: "Health week", description: "Three talks of five", badge: "roots", badgeUrls: null, mediaObjectId: "m" },
  ...{ points: 40, budgetItemId: null, proof: "text", rotating: false, perPerson: null, inAll: 100, reviewers: [] },
  ...{ opensAt: "2026-01-01T08:00:07.000Z", closesAt: null, audience: everyone },
} as unknown as Incentive;

test("what was not touched is sent as it was read", () => {
  expect(incentiveBodyOf(stored, incentiveValues(stored))).toMatchObject({
    ...{ name: "Health week", mediaObjectId: "m", points: 40, perPerson: null, inAll: 100 },
    ...{ opensAt: "2026-01-01T08:00:07.000Z", closesAt: null, budgetItemId: null },
  });
});

test("a code is scanned once by each, and nobody reviews it", () => {
  const values = { ...incentiveValues(stored), proof: "code" as const, rotating: true, perPerson: "" };
  expect(incentiveBodyOf(stored, values)).toMatchObject({ perPerson: 1, rotating: true, reviewers: [] });
  expect(incentiveBodyOf(stored, { ...values, proof: "none" })).toMatchObject({ perPerson: null, rotating: false });
});

test("a number that is none is refused at its field, not taken for nothing", () => {
  const body = incentiveBodyOf(null, { ...incentiveValues(null), points: "1.5", inAll: "many" });
  expect([body.points, body.inAll]).toEqual([Number.NaN, Number.NaN]);
});

test.each([
  ["Health week", "Health week 2"],
  ["Health week 2", "Health week 3"],
  ["2026", "2026 2"],
])("a copy of %j is called %j, without dates", (name, copied) => {
  expect(copyValues({ ...stored, name })).toMatchObject({ name: copied, opensAt: "", closesAt: "" });
});
