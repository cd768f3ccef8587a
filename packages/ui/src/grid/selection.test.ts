import { expect, test } from "vitest";
import { everything, isSelected, nothing, select, selectedCount } from "./selection.ts";

test("rows come and go, one by one or in a stretch", () => {
  const some = select(nothing, ["a", "b", "b"], true);
  expect([isSelected(some, "a"), isSelected(some, "c"), selectedCount(some, 9)]).toEqual([true, false, 2]);
  expect(select(some, ["a"], false)).toEqual({ all: false, ids: ["b"] });
});

test("of all, some can be left out and taken in again", () => {
  const most = select(everything, ["a", "b"], false);
  expect([isSelected(most, "a"), isSelected(most, "z"), selectedCount(most, 100_000)]).toEqual([false, true, 99_998]);
  expect(select(most, ["a"], true)).toEqual({ all: true, ids: ["b"] });
});
