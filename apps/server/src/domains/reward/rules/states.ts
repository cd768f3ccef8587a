import type { RedemptionStatus } from "@plaudit/api/reward-arts.ts";

export type Step = "approve" | "decline" | "cancel" | "fulfil" | "fail";
export type WaitsFor = "approval" | "fulfilment" | "order";
/** What somebody decided about it. */
export type Verdict = "approve" | "decline" | "fulfil" | "fail";

interface Standing {
  status: RedemptionStatus;
  waitsFor: WaitsFor | null;
}
/** Everything that can happen to a redemption: from where, to where. What is not here cannot. */
const cases: readonly { from: RedemptionStatus; waitsFor: WaitsFor; step: Step; to: RedemptionStatus }[] = [
  { from: "requested", waitsFor: "approval", step: "approve", to: "approved" },
  { from: "requested", waitsFor: "approval", step: "decline", to: "cancelled" },
  { from: "requested", waitsFor: "approval", step: "cancel", to: "cancelled" },
  { from: "requested", waitsFor: "fulfilment", step: "cancel", to: "cancelled" },
  { from: "requested", waitsFor: "fulfilment", step: "fulfil", to: "fulfilled" },
  { from: "requested", waitsFor: "fulfilment", step: "fail", to: "failed" },
  { from: "approved", waitsFor: "fulfilment", step: "fulfil", to: "fulfilled" },
  { from: "approved", waitsFor: "fulfilment", step: "fail", to: "failed" },
  { from: "approved", waitsFor: "order", step: "fulfil", to: "fulfilled" },
  { from: "approved", waitsFor: "order", step: "fail", to: "failed" },
];

/** Where a step leads; null where it cannot be taken. */
export const leadsTo = ({ status, waitsFor }: Standing, step: Step): RedemptionStatus | null =>
  cases.find((one) => one.from === status && one.waitsFor === waitsFor && one.step === step)?.to ?? null;

/** Whoever hands things over says so of it, not whoever approves. */
export const isHandOver = (verdict: Verdict | null): boolean => verdict === "fulfil" || verdict === "fail";

/** It was decided, and nothing has followed: until then it can be undone. */
export const canUndo = ({ status, waitsFor, verdict }: Standing & { verdict: Verdict | null }): boolean =>
  isHandOver(verdict) ? waitsFor === "fulfilment" : status === "requested" && verdict !== null;

/** Its points come back. */
export const givesBack = (status: RedemptionStatus): boolean => status === "failed" || status === "cancelled";

/** What a redemption waits for once nobody has to approve it; a code is there at once. */
export const afterApproval = (fulfilment: "hand" | "code" | "tango"): WaitsFor | null =>
  fulfilment === "tango" ? "order" : fulfilment === "code" ? null : "fulfilment";

/** Where one begins. An order that is under way cannot be cancelled, so it counts as approved. */
export function beginsAs(approval: "none" | "manager" | "admin", fulfilment: "hand" | "code" | "tango"): Standing {
  if (approval !== "none") return { status: "requested", waitsFor: "approval" };
  const waitsFor = afterApproval(fulfilment);
  if (waitsFor === null) return { status: "fulfilled", waitsFor };
  return { status: waitsFor === "order" ? "approved" : "requested", waitsFor };
}
