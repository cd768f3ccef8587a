import { expect, test } from "vitest";
import { namedIds } from "./named-ids.ts";

const [a, b, c] = ["a", "b", "c"].map((letter) => `0000000${letter}-0000-7000-8000-000000000001`) as [
  string,
  string,
  string,
];

test("finds the ids that rows speak of, at any depth, once each", () => {
  const rows = [
    { entityId: a, before: null, after: { managerIds: [b], name: "x", deep: { teams: [{ id: c }] } } },
    { entityId: a, before: { managerIds: [b] }, after: null },
  ];
  expect(namedIds(rows)).toEqual([a, b, c]);
});

test("stops at five hundred", () => {
  const ids = Array.from({ length: 900 }, (_, n) => a.replace("0001", String(n).padStart(4, "0")));
  expect(namedIds([{ entityId: b, before: null, after: { ids } }])).toHaveLength(500);
});
