import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Ask, type Receiver, splitPoints } from "./split-points.ts";

const person = (id: string, over: Partial<Receiver> = {}): Receiver => ({
  id,
  name: id,
  eligible: true,
  sentInWindow: 0,
  ...over,
});
const ask = (over: Partial<Ask>): Ask => ({
  amount: 25,
  available: 1000,
  senderLocked: false,
  limit: 500,
  receivers: [person("a"), person("b")],
  ...over,
});

const cases: [name: string, ask: Ask, shares: number[], exceptions: [string, string, number, number | null][]][] = [
  ["everybody gets what was asked for", ask({}), [25, 25], []],
  [
    "nothing asked for is never an exception",
    ask({ amount: 0, available: 0, senderLocked: true, receivers: [person("a", { eligible: false })] }),
    [0],
    [],
  ],
  [
    "the limit of the window leaves a part",
    ask({ receivers: [person("a", { sentInWindow: 490 }), person("b")] }),
    [10, 25],
    [["restriction", "warning", 1, 10]],
  ],
  [
    "a used up limit leaves nothing, and an error when it concerns all",
    ask({ receivers: [person("a", { sentInWindow: 500 })] }),
    [0],
    [["restriction", "error", 1, 0]],
  ],
  [
    "a limit lowered since leaves nothing rather than less than nothing",
    ask({ limit: 100, receivers: [person("a", { sentInWindow: 400 }), person("b")] }),
    [0, 25],
    [["restriction", "warning", 1, 0]],
  ],
  ["exactly the limit passes", ask({ receivers: [person("a", { sentInWindow: 475 })] }), [25], []],
  ["too little for all is shared evenly", ask({ available: 41 }), [20, 20], [["insufficientPoints", "warning", 2, 20]]],
  ["less than one point each is an error", ask({ available: 1 }), [0, 0], [["insufficientPoints", "error", 2, 0]]],
  ["exactly enough passes", ask({ available: 50 }), [25, 25], []],
  [
    "people outside the audience get none and others are not shortened for them",
    ask({ available: 25, receivers: [person("a", { eligible: false }), person("b")] }),
    [0, 25],
    [["notEligible", "warning", 1, 0]],
  ],
  [
    "nobody in the audience is an error",
    ask({ receivers: [person("a", { eligible: false })] }),
    [0],
    [["notEligible", "error", 1, 0]],
  ],
  ["a locked sender has nothing", ask({ senderLocked: true }), [0, 0], [["insufficientPoints", "error", 2, 0]]],
  [
    "restriction is applied before the balance is shared",
    ask({ available: 30, receivers: [person("a", { sentInWindow: 495 }), person("b")] }),
    [5, 25],
    [["restriction", "warning", 1, 5]],
  ],
  [
    "all three at once",
    ask({
      amount: 100,
      available: 120,
      receivers: [person("a", { eligible: false }), person("b", { sentInWindow: 430 }), person("c")],
    }),
    [0, 60, 60],
    [
      ["restriction", "warning", 1, 60],
      ["insufficientPoints", "warning", 2, 60],
      ["notEligible", "warning", 1, 0],
    ],
  ],
];

describe("splitPoints", () => {
  test.each(cases)("%s", (_name, given, shares, exceptions) => {
    const split = splitPoints(given);
    expect(split.shares.map((share) => share.amount)).toEqual(shares);
    expect(split.exceptions.map((e) => [e.type, e.level, e.affectedUserCount, e.details.amount])).toEqual(exceptions);
    expect(split.total).toBe(shares.reduce((a, b) => a + b, 0));
  });

  test("an exception names some people and counts all", () => {
    const receivers = Array.from({ length: 200 }, (_, n) => person(`p${n}`, { eligible: false }));
    const [exception] = splitPoints(ask({ receivers })).exceptions;
    expect(exception?.affectedUserCount).toBe(200);
    expect(exception?.details.recipients).toHaveLength(50);
  });

  const receivers = fc.uniqueArray(
    fc.record({
      id: fc.uuid(),
      name: fc.string(),
      eligible: fc.boolean(),
      sentInWindow: fc.integer({ min: 0, max: 700 }),
    }),
    { selector: (one) => one.id, maxLength: 40 },
  );
  const asks = fc.record({
    amount: fc.integer({ min: 0, max: 1000 }),
    available: fc.integer({ min: 0, max: 20_000 }),
    senderLocked: fc.boolean(),
    limit: fc.integer({ min: 0, max: 600 }),
    receivers,
  });
  test("shares never exceed the requested amount, the balance or the limit, and report when they are less", () => {
    fc.assert(
      fc.property(asks, (given) => {
        const split = splitPoints(given);
        expect(split.total).toBeLessThanOrEqual(given.senderLocked ? 0 : Math.max(given.available, 0));
        expect(split.shares.map((share) => share.id)).toEqual(given.receivers.map((one) => one.id));
        for (const [n, share] of split.shares.entries()) {
          const one = given.receivers[n] as Receiver;
          expect(Number.isInteger(share.amount) && share.amount >= 0).toBe(true);
          expect(share.amount).toBeLessThanOrEqual(given.amount);
          if (!one.eligible) expect(share.amount).toBe(0);
          if (share.amount > 0) expect(share.amount + one.sentInWindow).toBeLessThanOrEqual(given.limit);
        }
        const lessened = split.shares.some((share) => share.amount < given.amount);
        if (lessened) expect(split.exceptions.length).toBeGreaterThan(0);
        const nothing = given.amount > 0 && given.receivers.length > 0 && split.total === 0;
        if (nothing) expect(split.exceptions.every((e) => e.level === "error")).toBe(true);
      }),
    );
  });
});
