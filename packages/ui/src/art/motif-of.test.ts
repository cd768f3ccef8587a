import { expect, test } from "vitest";
import { motifOf } from "./motif-of.ts";

test("the same id has the same motif for ever, and a motif chosen stays", () => {
  expect(motifOf({ id: "a", motif: "tide" })).toBe("tide");
  expect(motifOf({ id: "a", motif: "gone" })).toBe(motifOf({ id: "a" }));
});
