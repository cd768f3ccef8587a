import fc from "fast-check";
import { expect, test } from "vitest";
import { type AccountState, LedgerFault, postEntries } from "./post-entries.ts";

const accounts = (list: AccountState[]) => new Map(list.map((one) => [one.id, one]));
const two = accounts([
  { id: "a", balance: 100, version: 3, lowerLimit: 0 },
  { id: "b", balance: 0, version: 0, lowerLimit: 0 },
  { id: "issuance", balance: -100, version: 9, lowerLimit: null },
]);

test("joins the movements of an account and leaves out zeros", () => {
  const movements = [
    { accountId: "a", amount: -30 },
    { accountId: "b", amount: 10 },
    { accountId: "b", amount: 20 },
    { accountId: "issuance", amount: 0 },
  ];
  expect(postEntries(two, movements)).toEqual([
    { accountId: "a", amount: -30, accountVersion: 4, balanceAfter: 70 },
    { accountId: "b", amount: 30, accountVersion: 1, balanceAfter: 30 },
  ]);
});

test.each([
  ["a sum other than zero", [{ accountId: "a", amount: -1 }]],
  [
    "a balance under its limit",
    [
      { accountId: "b", amount: -1 },
      { accountId: "a", amount: 1 },
    ],
  ],
  [
    "an account that was not locked",
    [
      { accountId: "a", amount: -1 },
      { accountId: "x", amount: 1 },
    ],
  ],
  [
    "a fraction",
    [
      { accountId: "a", amount: -0.5 },
      { accountId: "b", amount: 0.5 },
    ],
  ],
])("refuses %s", (_name, movements) => {
  expect(() => postEntries(two, movements)).toThrow(LedgerFault);
});

test("a contra account has no limit", () => {
  const movements = [
    { accountId: "issuance", amount: -900 },
    { accountId: "b", amount: 900 },
  ];
  expect(postEntries(two, movements)).toHaveLength(2);
});

test("whatever is posted sums to zero and keeps every limit", () => {
  const movement = fc.record({
    accountId: fc.constantFrom("a", "b", "issuance"),
    amount: fc.integer({ min: -150, max: 150 }),
  });
  fc.assert(
    fc.property(fc.array(movement, { maxLength: 12 }), (movements) => {
      let entries: ReturnType<typeof postEntries>;
      try {
        entries = postEntries(two, movements);
      } catch (error) {
        expect(error).toBeInstanceOf(LedgerFault);
        return;
      }
      expect(entries.reduce((sum, one) => sum + one.amount, 0)).toBe(0);
      for (const one of entries) {
        expect(one.amount).not.toBe(0);
        if (one.accountId !== "issuance") expect(one.balanceAfter).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
