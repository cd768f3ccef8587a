import { expect, test } from "vitest";
import { type PaymentLimits, replayPayments } from "./replay-payments.ts";

const none = { incentiveClaimMax: null, incentiveMonthMax: null, incentivePersonMax: null };
const from = Date.parse("2026-07-01T00:00:00Z");
const monthOf = (at: number) => Date.UTC(2026, new Date(at).getUTCMonth(), 1);
const payments = (
  [
    ["2026-05-20", "ann", 30],
    ["2026-07-02", "ann", 50],
    ["2026-07-03", "bob", 40],
    ["2026-08-01", "ann", 20],
    ["2026-09-30", "ann", 50],
  ] as const
).map(([day, memberId, amount]) => ({ at: Date.parse(`${day}T12:00:00Z`), memberId, amount }));
const verdicts = (limits: Partial<PaymentLimits>) =>
  [...replayPayments(payments, { from, limits: { ...none, ...limits }, monthOf })].map(({ verdict }) => verdict);

test.each([
  ["nothing is held without limits", {}, ["paid", "paid", "paid", "paid"]],
  ["a claim above the most for one", { incentiveClaimMax: 49 }, ["claimMax", "paid", "paid", "claimMax"]],
  ["all of a month together, each month anew", { incentiveMonthMax: 80 }, ["paid", "monthMax", "paid", "paid"]],
  [
    "one person in 90 days, what came before the span counted, what was held not",
    { incentivePersonMax: 70 },
    ["personMax", "paid", "paid", "paid"],
  ],
] as const)("%s", (_, limits, expected) => {
  expect(verdicts(limits)).toEqual(expected);
});
