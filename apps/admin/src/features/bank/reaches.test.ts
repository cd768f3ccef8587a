import { expect, test } from "vitest";
import { reachesOf } from "./reaches.ts";

const now = Date.parse("2026-11-17T00:00:00Z");
const bank = (over: object) => ({ balance: 800, alertBelow: null, paid: 400, lastsUntil: "2027-03-09", ...over });

test("banks reach as far as their pace says, and are told of before; one that pays nothing is left out", () => {
  const { reaches, marks } = reachesOf(
    [
      bank({}),
      bank({ alertBelow: 400, lastsUntil: "2027-03-09" }),
      bank({ balance: 200, alertBelow: 300, lastsUntil: "2026-12-15" }),
      bank({ paid: 0, lastsUntil: null }),
    ],
    now,
  );
  expect(reaches.map(({ told, empty }) => [told, empty])).toEqual([
    [1, 1],
    [0.5, 1],
    [0, 0.25],
  ]);
  expect(marks.map(({ at }) => new Date(at).toISOString().slice(0, 7))).toEqual([
    "2026-12",
    "2027-01",
    "2027-02",
    "2027-03",
  ]);
});

test("without a bank that pays there is nothing to draw", () => {
  expect(reachesOf([], now).reaches).toEqual([]);
});
