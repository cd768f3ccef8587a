import { expect, test } from "vitest";
import { changedMonths, isClosed, pastMonths } from "./past-months.ts";

const row = (month: string, type: string, credits: number, debits = 0, account = "redeemable") => ({
  ...{ month, account, type, credits, debits },
});
const month = (name: string) => ({ name, start: new Date(`${name}-01`) });

test("what came and went adds up to what was owed, from before the first month on", () => {
  const rows = [
    row("2026-07", "recognition", 100),
    row("2026-08", "redemption", 0, 30),
    row("2026-09", "recognition", 50),
    row("2026-09", "recognition", 0, 50, "allocation"),
    row("2026-09", "reversal", 0, 10),
    row("2026-10", "redemption_refund", 5),
    row("2026-10", "redemption", 0, 20),
    row("2026-10", "expire_redeemable", 0, 15),
  ];
  expect(pastMonths(["2026-09", "2026-10", "2026-11"].map(month), rows)).toEqual([
    { month: "2026-09", owed: 110, received: 40, redeemed: 0, lapsed: 0 },
    { month: "2026-10", owed: 80, received: 0, redeemed: 15, lapsed: 15 },
    { month: "2026-11", owed: 80, received: 0, redeemed: 0, lapsed: 0 },
  ]);
});

test("a month is closed a day after its end, by a count in the same zone", () => {
  const end = new Date("2026-11-01");
  const closed = (countedAt: string, timezone = "UTC") =>
    isClosed(end, { countedAt: new Date(countedAt), timezone }, "UTC");
  expect(["2026-11-01T00:00:01Z", "2026-11-02T00:00:00Z"].map((at) => closed(at))).toEqual([false, true]);
  expect([closed("2026-11-09", "Asia/Tokyo"), isClosed(end, null, "UTC"), isClosed(undefined, null, "UTC")]).toEqual([
    ...[false, false, false],
  ]);
});

test("closed months that are counted differently are named", () => {
  const before = [row("2026-09", "gift", 5), row("2026-10", "gift", 5), row("2026-11", "gift", 5)];
  const now = [
    row("2026-09", "gift", 5),
    row("2026-10", "gift", 6),
    row("2026-11", "gift", 9),
    row("2026-08", "gift", 1),
  ];
  expect(changedMonths(["2026-08", "2026-09", "2026-10"], before, now)).toEqual(["2026-08", "2026-10"]);
});
