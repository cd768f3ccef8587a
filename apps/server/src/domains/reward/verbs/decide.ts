import type { ActionOn } from "@plaudit/api/entities.ts";
import type { FulfilBody, Redemption } from "@plaudit/api/redemption.ts";
import { UNDO_SECONDS } from "@plaudit/api/undo-seconds.ts";
import type { TenantCtx } from "../../../context.ts";
import { DomainError } from "../../../error.ts";
import { recordAudit } from "../../audit/index.ts";
import { redemptionPolicy } from "../policy.ts";
import { presentRedemption } from "../present-redemption.ts";
import { type RedemptionRow, redemptionRow } from "../redemption-queries.ts";
import { openCredential } from "../rules/credential.ts";
import type { Verdict } from "../rules/states.ts";
import { forgetDecision } from "./forget-decision.ts";
import { close } from "./settle.ts";

async function lockRedemption(ctx: TenantCtx, id: string, action: ActionOn<"redemption">): Promise<RedemptionRow> {
  const row = await redemptionRow(ctx, id, true);
  redemptionPolicy.require(ctx, action, row);
  return row;
}
const shown = async (ctx: TenantCtx, id: string) => presentRedemption(ctx, await redemptionRow(ctx, id));
/** Without the words: they are between the two of them, and the log is never deleted. */
const record = (ctx: TenantCtx, verb: Verdict | "undo" | "reveal", { id, rewardName }: RedemptionRow) =>
  recordAudit(ctx, {
    action: `redemption.${verb}`,
    entityType: "redemption",
    entityId: id,
    before: null,
    after: { reward: rewardName },
  });

export async function cancelRedemption(ctx: TenantCtx, id: string): Promise<Redemption> {
  const row = await lockRedemption(ctx, id, "cancel");
  if (row.verdict) forgetDecision(ctx.db, row);
  await close(ctx, row, { to: "cancelled", actorId: ctx.actor.memberId });
  return shown(ctx, id);
}

/** All that follows waits until it cannot be undone any more: `settleDecision` looks whether this decision still holds. */
async function settleLater(ctx: TenantCtx, row: RedemptionRow, verdict: Verdict): Promise<Redemption> {
  const { db, now } = ctx;
  await record(ctx, verdict, row);
  const job = { tenantId: db.tenantId, redemptionId: row.id, decidedAt: now.toISOString() };
  await ctx.enqueue("reward.settle", job, { startAfter: new Date(now.getTime() + UNDO_SECONDS * 1000) });
  return shown(ctx, row.id);
}

async function decideAs(ctx: TenantCtx, id: string, verdict: "approve" | "decline", reason = ""): Promise<Redemption> {
  const { db, actor, now } = ctx;
  const row = await lockRedemption(ctx, id, verdict);
  db.write({
    name: "redemption_decide",
    text: `update redemptions set verdict = $3, reason = $4, decided_at = $5, decided_by = $6, version = version + 1
      where tenant_id = $1 and id = $2`,
    values: [db.tenantId, id, verdict, reason, now, actor.memberId],
  });
  return settleLater(ctx, row, verdict);
}
export const approveRedemption = (ctx: TenantCtx, id: string) => decideAs(ctx, id, "approve");
export const declineRedemption = (ctx: TenantCtx, id: string, reason: string) => decideAs(ctx, id, "decline", reason);

export async function undoDecision(ctx: TenantCtx, id: string): Promise<Redemption> {
  const row = await lockRedemption(ctx, id, "undo");
  forgetDecision(ctx.db, row);
  await record(ctx, "undo", row);
  return shown(ctx, id);
}

/** Who approved it, and when, stays beside it. */
async function handOverAs(
  ctx: TenantCtx,
  id: string,
  verdict: "fulfil" | "fail",
  { message = "", tracking = "", reason = "" }: FulfilBody & { reason?: string },
): Promise<Redemption> {
  const { db, actor, now } = ctx;
  const row = await lockRedemption(ctx, id, verdict);
  db.write({
    name: "redemption_hand_over",
    text: `update redemptions set verdict = $3, message = $4, tracking = $5, reason = $6, closed_at = $7, closed_by = $8, version = version + 1
      where tenant_id = $1 and id = $2`,
    values: [db.tenantId, id, verdict, message, tracking, reason, now, actor.memberId],
  });
  return settleLater(ctx, row, verdict);
}
export const fulfilByHand = (ctx: TenantCtx, id: string, given: FulfilBody) => handOverAs(ctx, id, "fulfil", given);
export const failByHand = (ctx: TenantCtx, id: string, reason: string) => handOverAs(ctx, id, "fail", { reason });

/** Each look is recorded; what was seen is not. */
export async function revealCode(ctx: TenantCtx, id: string) {
  const { db } = ctx;
  const row = await lockRedemption(ctx, id, "reveal");
  const [found] = await db.query<{ credential: string }>({
    name: "redemption_credential",
    text: "select d.credential from redemptions d where d.tenant_id = $1 and d.id = $2",
    values: [db.tenantId, id],
  });
  const credential = found && openCredential(found.credential, ctx.secret);
  if (!credential) throw new DomainError("Conflict", "reward.codeUnreadable");
  const revealedAt = row.revealedAt ?? ctx.now;
  db.write({
    name: "redemption_revealed",
    text: "update redemptions set revealed_at = $3 where tenant_id = $1 and id = $2 and revealed_at is null",
    values: [db.tenantId, id, revealedAt],
  });
  await record(ctx, "reveal", row);
  return { ...credential, expiresOn: row.codeExpiresOn, revealedAt: revealedAt.toISOString() };
}
