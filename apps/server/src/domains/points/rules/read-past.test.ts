import { expect, test } from "vitest";
import { readGrants, readMovements, readSends } from "./read-past.ts";

test("sends are put together from their parts, in their order", () => {
  expect(readSends("1757000000001 7 -2291 25 20 0 1757000000000 8 5 10 10 1 1757000000001 7 9 25 25 0")).toEqual([
    { at: new Date(1757000000000), endorsement: true, parts: [{ to: 5, asked: 10, amount: 10 }] },
    {
      at: new Date(1757000000001),
      endorsement: false,
      parts: [
        { to: -2291, asked: 25, amount: 20 },
        { to: 9, asked: 25, amount: 25 },
      ],
    },
  ]);
  expect(readSends(null)).toEqual([]);
});

test("what was handed out comes in its order, and lapses or does not", () => {
  expect(readGrants("1757000000000 100 0 1756000000000 50 1759000000000")).toEqual([
    { at: new Date(1756000000000), amount: 50, endsAt: new Date(1759000000000) },
    { at: new Date(1757000000000), amount: 100, endsAt: null },
  ]);
  expect(readGrants(null)).toEqual([]);
});

test("what came and what went are put in one order", () => {
  expect(readMovements("1757000000002 25 1757000000000 5 1757000000001 -10")).toEqual([
    { at: new Date(1757000000000), amount: 5 },
    { at: new Date(1757000000001), amount: -10 },
    { at: new Date(1757000000002), amount: 25 },
  ]);
  expect(readMovements(null)).toEqual([]);
});
