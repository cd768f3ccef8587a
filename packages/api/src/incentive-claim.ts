import * as z from "zod/mini";
import { badges } from "./award-badges.ts";
import { endpoints } from "./endpoint.ts";
import {
  MOST_CLAIM_WORDS,
  MOST_DECLINE_REASON,
  MOST_PROOFS,
  MOST_QUESTION,
  MOST_WHEN,
  proofKinds,
} from "./incentive-limits.ts";
import { attachment } from "./media.ts";
import { count, id, idParams, imageUrls, instant, pageSize, permissionsOn, personSummary, text } from "./shared.ts";

export const claimStatuses = ["pending", "approved", "declined", "withdrawn", "reversed"] as const;
const status = z.enum(claimStatuses);
export type ClaimStatus = z.infer<typeof status>;
/** Why a claim that was approved could not be paid, and waits again. */
export const heldReasons = [
  "bankShort",
  "bankClosed",
  "noBank",
  "accountLocked",
  "notEligible",
  "monthMax",
  "personMax",
  "pointsOff",
] as const;
export type HeldReason = (typeof heldReasons)[number];

const claim = {
  __entity_type__: z.literal("incentiveClaim"),
  __permissions__: permissionsOn("incentiveClaim"),
  id,
  incentive: z.object({ id, name: z.string(), description: z.string(), badge: z.enum(badges), badgeUrls: imageUrls }),
  /** Pending until a decision can be undone no longer. */
  status,
  /** As they were when it was made, as is the kind of its proof. */
  points: count,
  proof: z.enum(proofKinds),
  /** When it happened, in the claimant's words; empty where they did not say. */
  happened: z.string(),
  text: z.string(),
  files: z.array(attachment),
  createdAt: instant,
  /** What those who decide asked the claimant, the first one leading; a claim waits for the last answer. */
  questions: z.array(
    z.object({
      by: z.nullable(personSummary),
      at: instant,
      text: z.string(),
      answer: z.nullable(z.object({ text: z.string(), at: instant })),
    }),
  ),
  /** The payment was taken back. */
  reversal: z.nullable(z.object({ by: z.nullable(personSummary), at: instant, reason: z.string() })),
};
const decision = {
  by: z.nullable(personSummary),
  at: instant,
  /** Of one that was declined. */
  reason: z.nullable(z.string()),
};

export const ownClaim = z.object({
  ...claim,
  /** Null while it waits. */
  decision: z.nullable(z.object(decision)),
});
export type OwnClaim = z.infer<typeof ownClaim>;

export const incentiveClaim = z.object({
  ...claim,
  member: personSummary,
  decision: z.nullable(
    z.object({
      ...decision,
      verdict: z.enum(["approve", "decline"]),
      /** Nobody was paid or notified before this; null once it has passed. */
      undoUntil: z.nullable(instant),
    }),
  ),
  /** Since it could not be paid. */
  held: z.nullable(z.object({ reason: z.enum(heldReasons), at: instant })),
  /** Of this person, for this incentive, besides this one. */
  before: z.object({ approved: count, declined: count, pending: count }),
  /** The bank that pays it, with what it holds; null where there is none any more. */
  bank: z.nullable(z.object({ id, name: z.string(), balance: count })),
});
export type IncentiveClaim = z.infer<typeof incentiveClaim>;

export const claimBody = z.strictObject({
  happened: z.optional(z.string().check(z.trim(), z.maxLength(MOST_WHEN))),
  text: z.optional(z.string().check(z.trim(), z.maxLength(MOST_CLAIM_WORDS))),
  /** Uploads of the caller's. */
  files: z.optional(z.array(id).check(z.maxLength(MOST_PROOFS))),
  /** What the code holds that was scanned. */
  code: z.optional(z.string().check(z.maxLength(100))),
});
export type ClaimBody = z.infer<typeof claimBody>;

const ids = z.array(id).check(z.minLength(1), z.maxLength(50));
const asked = z.strictObject({ text: text(MOST_QUESTION, "incentive.questionMissing") });
export const declineBody = z.strictObject({ ids, reason: text(MOST_DECLINE_REASON, "incentive.reasonMissing") });
const cursor = z.optional(z.string().check(z.maxLength(200)));
/** Somebody else may have decided some of them in the meantime. */
const decided = z.object({ decided: z.array(id), skipped: z.array(id) });

const claims = { scope: "tenant", permission: "incentive:browse" } as const;
const reviews = { scope: "tenant", permission: "incentive:review" } as const;
const decides = { ...reviews, response: decided, errors: ["Conflict"] as const };

export const incentiveClaimEndpoints = endpoints({
  "POST /incentive/incentives/{id}/claims": {
    ...claims,
    summary: "Claim an incentive",
    action: "incentive.claim",
    params: idParams,
    body: claimBody,
    response: ownClaim,
    errors: ["Conflict"],
  },
  "GET /incentive/claims/my": {
    ...claims,
    summary: "What the caller claimed, the latest first",
    query: z.strictObject({ incentiveId: z.optional(id), cursor, pageSize }),
    response: z.object({ results: z.array(ownClaim), next: z.nullable(z.string()) }),
  },
  "POST /incentive/claims/{id}/withdraw": {
    ...claims,
    summary: "Take back a claim that waits",
    action: "incentiveClaim.withdraw",
    params: idParams,
    response: ownClaim,
    errors: ["Conflict"],
  },
  "POST /incentive/claims/{id}/answer": {
    ...claims,
    summary: "Answer what was asked about a claim of the caller's: it waits for a decision again",
    action: "incentiveClaim.answer",
    params: idParams,
    body: asked,
    response: ownClaim,
    errors: ["Conflict"],
  },
  "GET /incentive/claims": {
    ...reviews,
    summary: "Claims that wait for a decision, or those that were decided, the latest first",
    query: z.strictObject({
      incentiveId: z.optional(id),
      of: z._default(z.enum(["pending", "past"]), "pending"),
      cursor,
      pageSize,
    }),
    response: z.object({ results: z.array(incentiveClaim), next: z.nullable(z.string()), total: count }),
  },
  "GET /incentive/claims/{id}": { ...reviews, summary: "One claim", params: idParams, response: incentiveClaim },
  "POST /incentive/claims/{id}/question": {
    ...reviews,
    summary: "Ask the claimant: the claim waits for the answer, and may still be decided",
    action: "incentiveClaim.ask",
    params: idParams,
    body: asked,
    response: incentiveClaim,
    errors: ["Conflict"],
  },
  "GET /incentive/claims/{id}/reversal": {
    ...reviews,
    summary: "What taking back its payment now would bring back",
    params: idParams,
    response: z.object({ returns: count, shortfall: count }),
  },
  "POST /incentive/claims/{id}/reversal": {
    ...reviews,
    summary: "Take back its payment: the bank has it again, and the company bears the shortfall that was shown",
    action: "incentiveClaim.reverse",
    params: idParams,
    body: z.strictObject({ reason: text(MOST_DECLINE_REASON, "incentive.reasonMissing"), shortfall: count }),
    response: incentiveClaim,
    errors: ["Conflict"],
  },
  "PUT /incentive/claims/approved": {
    ...decides,
    summary: "Approve claims; their banks pay after ten seconds, unless it is undone",
    action: "incentiveClaim.approve",
    body: z.strictObject({ ids }),
  },
  "PUT /incentive/claims/declined": {
    ...decides,
    summary: "Decline claims; who made them is notified after ten seconds, unless it is undone",
    action: "incentiveClaim.decline",
    body: declineBody,
  },
  "DELETE /incentive/claims/decisions": {
    ...decides,
    summary: "Undo what was decided within the last ten seconds",
    action: "incentiveClaim.undo",
    body: z.strictObject({ ids }),
  },
});
