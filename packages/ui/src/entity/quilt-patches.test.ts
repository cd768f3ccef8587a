import { expect, it } from "vitest";
import { quiltPatches } from "./quilt-patches.ts";

const quality = (id: string, count: number) => ({
  quality: { id, name: id, color: 40, motif: "leaf" as const },
  count,
});
const drawn = (...args: Parameters<typeof quiltPatches>) => quiltPatches(...args).map((patch) => patch.quality.id);

it.each([
  ["one quality each", [quality("a", 12), quality("b", 9)], 21],
  ["some with two qualities", [quality("a", 20), quality("b", 18), quality("c", 3)], 31],
  ["some with none", [quality("a", 2)], 5],
  ["one with three", [quality("a", 1), quality("b", 1), quality("c", 1)], 1],
  ["none", [], 4],
])("there are as many patches as times: %s", (_, qualities, times) =>
  expect(quiltPatches("seed", qualities, times)).toHaveLength(qualities.length > 0 ? times : 0),
);

it("each quality has its part, and the same person the same quilt", () => {
  const patches = drawn("seed", [quality("a", 20), quality("b", 10)], 15);
  expect(patches.filter((id) => id === "a")).toHaveLength(10);
  expect(drawn("seed", [quality("a", 20), quality("b", 10)], 15)).toEqual(patches);
});

it("a quilt that would not fit keeps its proportions", () => {
  const patches = drawn("me", [quality("a", 300), quality("b", 100)], 400);
  expect(["a", "b"].map((id) => patches.filter((drawnId) => drawnId === id).length)).toEqual([90, 30]);
});
