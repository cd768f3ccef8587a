import type { HeldReason } from "@plaudit/api/incentive-claim.ts";
import { byId } from "../../../db/rows.ts";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { recordAudit } from "../../audit/index.ts";
import { awardShares, openAward, payAward, periodAt, storedSettings } from "../../points/index.ts";
import { type DueClaim, dueClaim, paidSince } from "../claim-queries.ts";
import { limitReached, limitsFrom } from "../rules/limits-from.ts";
import { incentiveClaims } from "../tables.ts";
import { showChanged, tellClaimant, tellDecider } from "../tell.ts";

export interface Settled {
  claimId: string;
  /** Of the decision that this follows from: another one has a job of its own. */
  decidedAt: string;
}

/** The limits of all are kept under the lock of the settings' row, those of one person under that of their account. */
async function lockLimits({ db }: WorkerCtx) {
  const { row } = await storedSettings(db);
  if (row.incentiveMonthMax !== null)
    await db.query({
      name: "incentive_limits_lock",
      text: "select true from points_settings where tenant_id = $1 for update",
      values: [db.tenantId],
    });
  return row;
}

/** Pays it now, or says why not: then nothing has been written. */
async function pay(
  ctx: WorkerCtx,
  id: string,
  claim: DueClaim,
): Promise<{ paid: string; bankId: string } | { held: HeldReason }> {
  const { db, now, tenant } = ctx;
  const { memberId, bankId, points } = claim;
  if (!tenant.features.includes("points")) return { held: "pointsOff" };
  if (!bankId) return { held: "noBank" };
  const settings = await lockLimits(ctx);
  const open = await openAward(db, { bankId, memberIds: [memberId] });
  const standing = open.standings.get(memberId);
  if (open.closed) return { held: "bankClosed" };
  if (!standing?.eligible) return { held: "notEligible" };
  if (standing.locked) return { held: "accountLocked" };
  const since = limitsFrom(now, periodAt(now, tenant.timezone, "month").start);
  const held = limitReached(points, await paidSince(db, { memberId, ...since }), settings);
  if (held) return { held };
  if (open.available < points) return { held: "bankShort" };
  const { id: paid, low } = await payAward(db, open, {
    type: "incentive",
    actorId: claim.decidedBy,
    reference: { type: "incentiveClaim", id },
    shares: awardShares(open, points, [memberId]),
    now,
  });
  if (low) await ctx.enqueue("bank.low", { tenantId: db.tenantId, bankId });
  await ctx.publish({ type: "points", memberIds: [memberId] });
  return { paid, bankId };
}

/** It waits again, with the reason for those who decide where there is one; nobody has lost anything. */
async function hold(ctx: WorkerCtx, id: string, claim: DueClaim, held: HeldReason | null): Promise<void> {
  const { db, now } = ctx;
  const undecided = { verdict: null, decidedBy: null, decidedAt: null, effectiveAt: null };
  await db.orm
    .update(incentiveClaims)
    .set({ ...undecided, held, heldAt: held && now })
    .where(byId(db, incentiveClaims, id));
  await recordAudit(
    { db, actor: { memberId: null } },
    { action: "incentiveClaim.hold", entityType: "incentiveClaim", entityId: id, before: null, after: { held } },
  );
  await showChanged(ctx, [claim.incentiveId]);
  if (claim.decidedBy) await tellDecider(ctx, { ...claim, memberId: claim.decidedBy, claimId: id });
  else await ctx.enqueue("incentive.waits", { tenantId: db.tenantId, incentiveId: claim.incentiveId });
}

/** The claim, locked, as long as this decision about it holds. */
async function decidedSo({ db }: WorkerCtx, { claimId, decidedAt }: Settled): Promise<DueClaim | null> {
  const claim = await dueClaim(db, claimId);
  const holds = claim?.status === "pending" && claim.verdict && claim.decidedAt?.toISOString() === decidedAt;
  return holds ? claim : null;
}

/** The job has failed for good: it waits again, in place of being lost between the queue and the past. */
export async function giveUpClaim(ctx: WorkerCtx, settled: Settled): Promise<void> {
  const claim = await decidedSo(ctx, settled);
  if (claim) await hold(ctx, settled.claimId, claim, null);
}

/** All that follows from a decision, once it can no longer be undone. The claim's row is locked and changes its state in the same transaction: it happens once. */
export async function settleClaim(ctx: WorkerCtx, settled: Settled): Promise<void> {
  const { db, now } = ctx;
  const id = settled.claimId;
  const claim = await decidedSo(ctx, settled);
  if (!claim) return;
  const outcome = claim.verdict === "approve" ? await pay(ctx, id, claim) : null;
  if (outcome && "held" in outcome) return hold(ctx, id, claim, outcome.held);
  const status = outcome ? "approved" : "declined";
  await db.orm
    .update(incentiveClaims)
    .set({
      ...{ status, settledAt: now, held: null, heldAt: null },
      ...(outcome && { transactionId: outcome.paid, budgetItemId: outcome.bankId }),
    })
    .where(byId(db, incentiveClaims, id));
  db.write({
    name: `incentive_${status}`,
    text: outcome
      ? "update incentives set paid = paid + $3 where tenant_id = $1 and id = $2"
      : "update incentives set claimed = claimed - 1, declined = declined + $3 where tenant_id = $1 and id = $2",
    values: [db.tenantId, claim.incentiveId, outcome ? claim.points : 1],
  });
  await showChanged(ctx, [claim.incentiveId]);
  await tellClaimant(ctx, { ...claim, claimId: id, status });
}
