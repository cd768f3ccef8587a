import { expect, test } from "vitest";
import { approvalOf } from "./approval.ts";

test.each([
  { approval: "none", approvalFrom: null, points: 1_000_000, asks: "none" },
  { approval: "none", approvalFrom: 1000, points: 999, asks: "none" },
  { approval: "none", approvalFrom: 1000, points: 1000, asks: "admin" },
  { approval: "none", approvalFrom: 1000, points: 1001, asks: "admin" },
  { approval: "manager", approvalFrom: 1000, points: 999, asks: "manager" },
  { approval: "manager", approvalFrom: 1000, points: 1000, asks: "manager" },
  { approval: "admin", approvalFrom: null, points: 1, asks: "admin" },
] as const)(
  "$points points where the reward asks $approval and its provider from $approvalFrom: $asks",
  ({ asks, points, ...rules }) => {
    expect(approvalOf(rules, points)).toBe(asks);
  },
);
