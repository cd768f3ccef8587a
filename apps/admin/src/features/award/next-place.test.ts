import { expect, test } from "vitest";
import type { Judged } from "./data.ts";
import { nextPlace } from "./next-place.ts";

const judged = (name: string, rank: number, votes: number[], winner = false) =>
  ({
    ...{ member: { name }, rank, winner, votes: votes.map((one) => [one]) },
    mean: votes.reduce((sum, one) => sum + one, 0) / votes.length,
  }) as Judged;
const of = (...all: Judged[]) => {
  const next = nextPlace(all);
  return next && [next.member.name, Number(next.gap.toFixed(2)), next.oneVote];
};

test("the next place is below the first one, or below the last who wins", () => {
  const all = [judged("Ann", 1, [5, 5]), judged("Ben", 2, [4, 4]), judged("Cem", 3, [2, 2])];
  expect(of(...all)).toEqual(["Ben", 1, true]);
  expect(of(...all.map((one, n) => ({ ...one, winner: n < 2 })))).toEqual(["Cem", 2, false]);
});

test("many votes are not changed by one", () => {
  const many = (score: number) => Array.from({ length: 9 }, () => score);
  expect(of(judged("Ann", 1, many(5)), judged("Ben", 2, many(3)))).toEqual(["Ben", 2, false]);
});

test("nobody is behind where all are tied, all win, or somebody behind was chosen", () => {
  expect(of(judged("Ann", 1, [4]), judged("Ben", 1, [4]))).toBeNull();
  expect(of(judged("Ann", 1, [4], true))).toBeNull();
  expect(of(judged("Ann", 1, [5]), judged("Ben", 2, [3], true))).toBeNull();
});
