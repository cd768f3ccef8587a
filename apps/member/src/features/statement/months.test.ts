import { expect, test } from "vitest";
import type { Line } from "./data.ts";
import { monthsOf } from "./months.ts";

const line = (over: Partial<Line>) =>
  ({
    type: "recognition",
    account: "redeemable",
    amount: 10,
    reversed: false,
    createdAt: "2026-11-02T00:00:00Z",
    ...over,
  }) as Line;
const month = (instant: string) => instant.slice(0, 7);

test("a month has the sums of what was given and received, once all of it is there", () => {
  const lines = [
    line({ amount: 25 }),
    line({ account: "allocation", amount: -40 }),
    line({ type: "allocation", account: "allocation", amount: 200 }),
    line({ type: "expire_redeemable", amount: -5 }),
    line({ createdAt: "2026-10-30T00:00:00Z", amount: 7 }),
  ];
  expect(monthsOf(lines, false, month).map(({ name, sums }) => [name, sums])).toEqual([
    ["2026-11", { given: 40, received: 25 }],
    ["2026-10", { given: 0, received: 7 }],
  ]);
  expect(monthsOf(lines, true, month).at(-1)?.sums).toBeNull();
});

test("what was taken back counts for nothing", () => {
  const lines = [line({ type: "reversal", amount: -10 }), line({ reversed: true }), line({ amount: 3 })];
  expect(monthsOf(lines, false, month)[0]?.sums).toEqual({ given: 0, received: 3 });
});
