import { expect, test } from "vitest";
import { groups, shuffle, withinReach } from "./playlist.ts";

test("a shuffle keeps every slide once", () => {
  let seed = 7;
  const random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  const slides = Array.from({ length: 40 }, (_, i) => i);
  const shuffled = shuffle(slides, random);
  expect(shuffled).not.toEqual(slides);
  expect([...shuffled].sort((a, b) => a - b)).toEqual(slides);
});

test("only slides within two of the current one are in the page, around the ends too", () => {
  expect(withinReach(10, 0)).toEqual([0, 1, 2, 8, 9]);
  expect(withinReach(10, 5)).toEqual([3, 4, 5, 6, 7]);
  expect(withinReach(3, 1)).toEqual([0, 1, 2]);
  expect(withinReach(1, 0)).toEqual([0]);
});

test("recipients rotate in groups that leave nobody out", () => {
  expect(groups([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(groups([], 2)).toEqual([]);
});
