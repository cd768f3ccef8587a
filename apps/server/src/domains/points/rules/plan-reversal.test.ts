import fc from "fast-check";
import { expect, test } from "vitest";
import { planReversal } from "./plan-reversal.ts";

test("what is left of the lots comes back and the shortfall account bears the rest", () => {
  const plan = planReversal(
    [
      { accountId: "sender", amount: -30, lotRemaining: null },
      { accountId: "ann", amount: 10, lotRemaining: 10 },
      { accountId: "bob", amount: 10, lotRemaining: 4 },
      { accountId: "cyd", amount: 10, lotRemaining: 0 },
    ],
    "shortfall",
  );
  expect(plan.shortfall).toBe(16);
  expect(plan.taken).toEqual([
    { accountId: "ann", amount: 10 },
    { accountId: "bob", amount: 4 },
  ]);
  expect(plan.movements).toEqual([
    { accountId: "sender", amount: 30 },
    { accountId: "ann", amount: -10 },
    { accountId: "bob", amount: -4 },
    { accountId: "shortfall", amount: -16 },
  ]);
});

test("a reversal sums to zero when its transaction does", () => {
  const credits = fc.array(fc.record({ amount: fc.integer({ min: 1, max: 1000 }), left: fc.nat(1000) }), {
    maxLength: 20,
  });
  fc.assert(
    fc.property(credits, (list) => {
      const sum = list.reduce((total, one) => total + one.amount, 0);
      const plan = planReversal(
        [
          { accountId: "sender", amount: -sum, lotRemaining: null },
          ...list.map((one, n) => ({
            accountId: `${n}`,
            amount: one.amount,
            lotRemaining: Math.min(one.left, one.amount),
          })),
        ],
        "shortfall",
      );
      expect(plan.movements.reduce((total, one) => total + one.amount, 0)).toBe(0);
    }),
  );
});
