import { expect, test } from "vitest";
import { fromSorting, toSorting } from "./types.ts";

test("sorting goes to the server and back", () => {
  expect(toSorting(fromSorting("-createdAt"))).toBe("-createdAt");
  expect(fromSorting("name")).toEqual({ key: "name", down: false });
});
