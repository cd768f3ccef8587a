import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Lot, lapseLots, liveSum, spendLots } from "./lots.ts";

const now = new Date("2026-03-10T12:00:00Z");
const day = (n: number) => new Date(now.getTime() + n * 86_400_000);
const lot = (id: string, remaining: number, created: number, expires: number | null = null): Lot => ({
  id,
  amount: remaining,
  remaining,
  createdAt: day(created),
  expiresAt: expires === null ? null : day(expires),
});

describe("spendLots", () => {
  test("takes the oldest first, a part of the last", () => {
    expect(spendLots([lot("b", 10, -1), lot("a", 5, -2), lot("c", 5, 0)], 12, now)).toEqual([
      { id: "a", amount: 5 },
      { id: "b", amount: 7 },
    ]);
  });
  test("does not spend lapsed lots, even before the job removes them", () => {
    const lots = [lot("a", 5, -9, 0), lot("b", 10, -1, 1)];
    expect(liveSum(lots, now)).toBe(10);
    expect(spendLots(lots, 10, now)).toEqual([{ id: "b", amount: 10 }]);
    expect(() => spendLots(lots, 11, now)).toThrow("fall short by 1");
  });
});

describe("lapseLots", () => {
  const lots = [lot("a", 5, -9, -3), lot("b", 10, -8, -1), lot("c", 7, -1, 5), lot("d", 0, -9, -3)];
  test.each([
    [null, [5, 10], 15, []],
    [0, [5, 10], 15, []],
    [4, [5, 6], 11, ["b"]],
    [12, [3], 3, ["a", "b"]],
    [99, [], 0, ["a", "b"]],
  ])("with a roll-over of %s", (cap, taken, total, kept) => {
    const lapse = lapseLots(lots, now, cap);
    expect(lapse.taken.map((one) => one.amount)).toEqual(taken);
    expect(lapse.total).toBe(total);
    expect(lapse.kept).toEqual(kept);
  });
});

const anyLots = fc
  .array(
    fc.record({
      remaining: fc.integer({ min: 0, max: 100 }),
      created: fc.integer({ min: -30, max: 0 }),
      expires: fc.option(fc.integer({ min: -10, max: 10 })),
    }),
  )
  .map((list) => list.map((one, n) => lot(`${n}`, one.remaining, one.created, one.expires)));

test("what is taken sums to what was asked for and no lot gives more than it has", () => {
  fc.assert(
    fc.property(anyLots, fc.nat(), (lots, seed) => {
      const live = liveSum(lots, now);
      const amount = live === 0 ? 0 : seed % (live + 1);
      const taken = spendLots(lots, amount, now);
      expect(taken.reduce((sum, one) => sum + one.amount, 0)).toBe(amount);
      for (const one of taken) {
        expect(one.amount).toBeGreaterThan(0);
        expect(one.amount).toBeLessThanOrEqual(lots.find((l) => l.id === one.id)?.remaining ?? 0);
      }
      const lapse = lapseLots(lots, now, seed % 50);
      const all = lots.reduce((sum, one) => sum + one.remaining, 0);
      expect(all - lapse.total).toBeLessThanOrEqual(live + (seed % 50));
    }),
  );
});
