import { expect, test } from "vitest";
import { maxPerRecipient } from "./gift-limits.ts";

test.each([
  [100, 3, 33],
  [100, 0, 100],
  [2, 3, 0],
  [-5, 2, 0],
])("of %i points each of %i people gets %i at most", (left, people, max) =>
  expect(maxPerRecipient(left, people)).toBe(max),
);
