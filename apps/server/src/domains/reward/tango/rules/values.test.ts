import { feeOf } from "@plaudit/api/reward-value.ts";
import { expect, test } from "vitest";
import { nextStep, waitBefore, waitForPending } from "./order-steps.ts";
import { kindOf, roundValues } from "./values.ts";

test("a card of any value is offered in a few round ones within its bounds", () => {
  expect(roundValues({ least: 500, most: 25_000, whole: false })).toEqual([
    500, 1000, 1500, 2500, 5000, 10_000, 15_000, 25_000,
  ]);
  expect(roundValues({ least: 2500, most: 2500, whole: true })).toEqual([2500]);
  expect(roundValues({ least: 1, most: 99, whole: true })).toEqual([]);
  expect(roundValues({ least: 1300, most: 1400, whole: false })).toEqual([1300]);
  const shillings = roundValues({ least: 50_000, most: 2_000_000, whole: true });
  expect(shillings.every((value) => value % 100 === 0 && value >= 50_000 && value <= 2_000_000)).toBe(true);
});

test("what is used like cash, and what is given away, is told from a card", () => {
  expect(["gift card", "reward card", "Prepaid Visa", "donation"].map(kindOf)).toEqual([
    "card",
    "prepaid",
    "prepaid",
    "donation",
  ]);
  expect([feeOf(3000, 0), feeOf(3000, 250), feeOf(333, 100)]).toEqual([0, 75, 4]);
});

test("an order is sent five times at most, then only asked about, and never again once its reference is forgotten", () => {
  const now = new Date("2026-11-23T10:00:00Z");
  const sent = { attempts: 1, orderId: null, refused: false, firstSentAt: now };
  expect(nextStep({ ...sent, attempts: 0, firstSentAt: null }, now)).toBe("send");
  expect(nextStep({ ...sent, attempts: 4 }, now)).toBe("send");
  expect(nextStep({ ...sent, attempts: 5 }, now)).toBe("find");
  expect(nextStep({ ...sent, refused: true }, now)).toBe("find");
  expect(nextStep({ ...sent, firstSentAt: new Date("2026-08-20T10:00:00Z") }, now)).toBe("find");
  expect(nextStep({ ...sent, orderId: "RA1" }, now)).toBe("read");
  const waits = [1, 2, 3, 4, 5, 9].map((attempts) => waitBefore({ attempts, refused: false }, 1000) / 1000);
  expect(waits).toEqual([2, 15, 120, 900, 600, 600]);
  expect([0, 60_000, 86_400_000].map((ms) => waitForPending(ms, 1000) / 1000)).toEqual([15, 60, 600]);
});
