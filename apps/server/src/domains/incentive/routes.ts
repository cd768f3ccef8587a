import { incentiveEndpoints } from "@plaudit/api/incentive.ts";
import { incentiveClaimEndpoints } from "@plaudit/api/incentive-claim.ts";
import { done } from "../../done.ts";
import { routes } from "../../routes.ts";
import { dryRunIncentives } from "./dry-run.ts";
import { presentIncentive } from "./present.ts";
import { incentiveRow } from "./queries.ts";
import { claimsToReview, listIncentives, listOwnIncentives, oneClaim, oneOwnIncentive, ownClaims } from "./reads.ts";
import { answerQuestion, askClaimant } from "./verbs/ask.ts";
import { claimIncentive, withdrawClaim } from "./verbs/claim.ts";
import { readCode, renewCode } from "./verbs/code.ts";
import { decideClaims } from "./verbs/decide.ts";
import { reversalOf, reverseClaim } from "./verbs/reverse-claim.ts";
import {
  createIncentive,
  deleteIncentive,
  duplicateIncentive,
  endIncentive,
  startIncentive,
  updateIncentive,
} from "./verbs/write-incentive.ts";

export const incentiveRoutes = [
  ...routes(incentiveEndpoints, {
    "GET /incentive/incentives": (ctx, { query }) => listIncentives(ctx, query),
    "POST /incentive/incentives": (ctx, { body }) => createIncentive(ctx, body),
    "GET /incentive/incentives/my": (ctx, { query }) => listOwnIncentives(ctx, query),
    "GET /incentive/incentives/{id}": async (ctx, { params }) =>
      presentIncentive(ctx, await incentiveRow(ctx, params.id)),
    "PATCH /incentive/incentives/{id}": (ctx, { params, body }) => updateIncentive(ctx, params.id, body),
    "DELETE /incentive/incentives/{id}": (ctx, { params }) => done(deleteIncentive(ctx, params.id)),
    "POST /incentive/incentives/{id}/start": (ctx, { params }) => startIncentive(ctx, params.id),
    "POST /incentive/incentives/{id}/end": (ctx, { params }) => endIncentive(ctx, params.id),
    "POST /incentive/incentives/{id}/duplicate": (ctx, { params, body }) => duplicateIncentive(ctx, params.id, body),
    "GET /incentive/incentives/{id}/code": (ctx, { params }) => readCode(ctx, params.id),
    "POST /incentive/incentives/{id}/code": (ctx, { params }) => renewCode(ctx, params.id),
    "POST /incentive/limits/dryRun": (ctx, { body }) => dryRunIncentives(ctx, body),
    "GET /incentive/incentives/{id}/my": (ctx, { params }) => oneOwnIncentive(ctx, params.id),
  }),
  ...routes(incentiveClaimEndpoints, {
    "POST /incentive/incentives/{id}/claims": (ctx, { params, body }) => claimIncentive(ctx, params.id, body),
    "GET /incentive/claims": (ctx, { query }) => claimsToReview(ctx, query),
    "GET /incentive/claims/my": (ctx, { query }) => ownClaims(ctx, query),
    "GET /incentive/claims/{id}": (ctx, { params }) => oneClaim(ctx, params.id),
    "POST /incentive/claims/{id}/withdraw": (ctx, { params }) => withdrawClaim(ctx, params.id),
    "POST /incentive/claims/{id}/answer": (ctx, { params, body }) => answerQuestion(ctx, params.id, body.text),
    "POST /incentive/claims/{id}/question": (ctx, { params, body }) => askClaimant(ctx, params.id, body.text),
    "GET /incentive/claims/{id}/reversal": (ctx, { params }) => reversalOf(ctx, params.id),
    "POST /incentive/claims/{id}/reversal": (ctx, { params, body }) => reverseClaim(ctx, params.id, body),
    "PUT /incentive/claims/approved": (ctx, { body }) => decideClaims(ctx, "approve", body),
    "PUT /incentive/claims/declined": (ctx, { body }) => decideClaims(ctx, "decline", body),
    "DELETE /incentive/claims/decisions": (ctx, { body }) => decideClaims(ctx, "undo", body),
  }),
];
