import * as z from "zod/mini";
import { badges } from "./award-badges.ts";
import { endpoints } from "./endpoint.ts";
import { MOST_CLAIM_WORDS, MOST_DECLINE_REASON, MOST_PROOFS, proofKinds } from "./incentive-limits.ts";
import { attachment } from "./media.ts";
import { count, id, idParams, imageUrls, instant, pageSize, permissionsOn, personSummary, text } from "./shared.ts";

export const claimStatuses = ["pending", "approved", "declined", "withdrawn"] as const;
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
  text: z.string(),
  files: z.array(attachment),
  createdAt: instant,
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
  text: z.optional(z.string().check(z.trim(), z.maxLength(MOST_CLAIM_WORDS))),
  /** Uploads of the caller's. */
  files: z.optional(z.array(id).check(z.maxLength(MOST_PROOFS))),
  /** What the code holds that was scanned. */
  code: z.optional(z.string().check(z.maxLength(100))),
});
export type ClaimBody = z.infer<typeof claimBody>;

const ids = z.array(id).check(z.minLength(1), z.maxLength(50));
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
