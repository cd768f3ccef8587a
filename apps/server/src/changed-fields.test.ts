import { expect, test } from "vitest";
import { changedFields } from "./changed-fields.ts";

test.each([
  [{ a: 1 }, { a: 1 }, null],
  [
    { a: 1, b: 2 },
    { a: 1, b: 3 },
    { before: { b: 2 }, after: { b: 3 } },
  ],
  [{ a: [1] }, { a: [1, 2] }, { before: { a: [1] }, after: { a: [1, 2] } }],
  [{ a: { x: 1, y: [2] } }, { a: { y: [2], x: 1 } }, null],
  [{}, { a: null }, null],
  [{}, { a: 1 }, { before: { a: null }, after: { a: 1 } }],
])("%j then %j", (before, after, expected) => expect(changedFields({ a: null, ...before }, after)).toEqual(expected));
