import type { WorkerCtx } from "../../../jobs/context.ts";
import { recordAudit } from "../../audit/index.ts";
import { isoDate } from "../../points/index.ts";
import { rewardRow } from "../queries.ts";
import { type RedemptionRow, redemptionRow } from "../redemption-queries.ts";
import { afterApproval, canUndo, isHandOver } from "../rules/states.ts";
import { countState, takeCode } from "./book-redemption.ts";
import { followRedemption } from "./follow.ts";
import { forgetDecision } from "./forget-decision.ts";
import { close } from "./settle.ts";

export interface Decided {
  redemptionId: string;
  /** Of the decision that this follows from: another one has a job of its own. */
  decidedAt: string;
}

/** It waits again, and whoever decides is told: of its codes none was left, unless the decision itself failed. */
async function hold({ db, now, enqueue }: WorkerCtx, row: RedemptionRow, heldAt: Date | null): Promise<void> {
  const { id } = row;
  forgetDecision(db, row, heldAt);
  const entry = { action: "redemption.hold", entityType: "redemption", entityId: id } as const;
  await recordAudit({ db, actor: { memberId: null } }, { ...entry, before: null, after: null });
  await enqueue("reward.ask", { tenantId: db.tenantId, redemptionId: id, again: now.toISOString() });
}

/** A code is there at once; anything else is fulfilled by somebody, or ordered. */
async function approved(ctx: WorkerCtx, row: RedemptionRow): Promise<void> {
  const { db, now, tenant } = ctx;
  const { id, rewardId, variantId, decidedBy } = row;
  const waitsFor = afterApproval(row.fulfilment);
  if (waitsFor === null) {
    await rewardRow(db, rewardId, true);
    const today = isoDate(now, tenant.timezone);
    const credential = await takeCode(db, { rewardId, variantId, redemptionId: id, today });
    if (!credential) return hold(ctx, row, now);
    return close(ctx, row, { to: "fulfilled", actorId: decidedBy, credential, news: "fulfilled" });
  }
  db.write({
    name: "redemption_approve",
    text: `update redemptions set status = 'approved', waits_for = $3, version = version + 1
      where tenant_id = $1 and id = $2`,
    values: [db.tenantId, id, waitsFor],
  });
  await followRedemption(ctx, { id, waitsFor, news: "approved" });
  countState(db, row, row.status, "approved");
}

/** The redemption, locked, as long as this decision about it holds. */
async function decidedSo({ db }: WorkerCtx, { redemptionId, decidedAt }: Decided): Promise<RedemptionRow | null> {
  const row = await redemptionRow({ db, actor: { memberId: null } }, redemptionId, true);
  const { decidedAt: approvedAt, closedAt } = row;
  const at = isHandOver(row.verdict) ? closedAt : approvedAt;
  return canUndo(row) && at?.toISOString() === decidedAt ? row : null;
}

/** All that follows from a decision, once it can no longer be undone. The row is locked and changes its state in the same transaction: it happens once. */
export async function settleDecision(ctx: WorkerCtx, decided: Decided): Promise<void> {
  const row = await decidedSo(ctx, decided);
  if (!row) return;
  const { verdict, message, tracking, reason, decidedBy, closedBy, closedAt } = row;
  if (verdict === "approve") return approved(ctx, row);
  const by = { actorId: closedBy, at: closedAt };
  if (verdict === "fulfil") return close(ctx, row, { ...by, to: "fulfilled", message, tracking, news: "fulfilled" });
  if (verdict === "fail") return close(ctx, row, { ...by, to: "failed", reason, news: "failed" });
  forgetDecision(ctx.db, row);
  await close(ctx, row, { to: "cancelled", actorId: decidedBy, reason, news: "declined" });
}

/** The job has failed for good: it waits again, in place of being lost between the queue and the past. */
export async function giveUpDecision(ctx: WorkerCtx, decided: Decided): Promise<void> {
  const row = await decidedSo(ctx, decided);
  if (row) await hold(ctx, row, null);
}
