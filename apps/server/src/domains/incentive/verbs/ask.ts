import type { IncentiveClaim, OwnClaim } from "@plaudit/api/incentive-claim.ts";
import type { TenantCtx } from "../../../context.ts";
import { byId } from "../../../db/rows.ts";
import { DomainError } from "../../../error.ts";
import { recordAudit } from "../../audit/index.ts";
import { type ClaimRow, claimRows } from "../claim-queries.ts";
import { incentiveClaimPolicy } from "../policy.ts";
import { presentClaims, presentOwnClaims } from "../present-claims.ts";
import { type ClaimQuestion, incentiveClaims } from "../tables.ts";
import { showChanged } from "../tell.ts";

export async function lockedClaim(ctx: TenantCtx, id: string): Promise<ClaimRow> {
  const [row] = await claimRows(ctx, [id], true);
  if (!row) throw new DomainError("NotFound", "incentive.noClaim");
  return row;
}

async function keep(ctx: TenantCtx, row: ClaimRow, questions: ClaimQuestion[], askedAt: Date | null) {
  const { db } = ctx;
  await db.orm
    .update(incentiveClaims)
    .set({ questions, askedAt })
    .where(byId(db, incentiveClaims, row.id));
  await recordAudit(ctx, {
    action: askedAt ? "incentiveClaim.ask" : "incentiveClaim.answer",
    entityType: "incentiveClaim",
    entityId: row.id,
    // Without the words, as of a decision.
    before: null,
    after: { memberId: row.memberId },
  });
  await showChanged(ctx, [row.incentiveId]);
}

/** The claim waits for its claimant until they answer. */
export async function askClaimant(ctx: TenantCtx, id: string, text: string): Promise<IncentiveClaim> {
  const { db, actor } = ctx;
  const row = await lockedClaim(ctx, id);
  incentiveClaimPolicy.require(ctx, "ask", row);
  const { now } = ctx;
  const question = { by: actor.memberId, at: now.toISOString(), text, answer: null };
  await keep(ctx, row, [...row.questions, question], now);
  await ctx.enqueue("incentive.tell", { tenantId: db.tenantId, claimId: id, what: "asked" });
  const [claim] = await presentClaims(ctx, await claimRows(ctx, [id]));
  return claim as IncentiveClaim;
}

/** It waits for those who decide again. */
export async function answerQuestion(ctx: TenantCtx, id: string, text: string): Promise<OwnClaim> {
  const { db } = ctx;
  const row = await lockedClaim(ctx, id);
  incentiveClaimPolicy.require(ctx, "answer", row);
  const answer = { text, at: ctx.now.toISOString() };
  const asked = row.questions.map((question, n) =>
    n === row.questions.length - 1 ? { ...question, answer } : question,
  );
  await keep(ctx, row, asked, null);
  const { incentiveId } = row;
  await ctx.enqueue("incentive.waits", { tenantId: db.tenantId, incentiveId }, { key: incentiveId });
  const [claim] = await presentOwnClaims(ctx, await claimRows(ctx, [id]));
  return claim as OwnClaim;
}
