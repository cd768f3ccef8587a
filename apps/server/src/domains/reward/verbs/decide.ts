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
import { forgetDecision } from "./forget-decision.ts";
import { close } from "./settle.ts";

async function lockRedemption(ctx: TenantCtx, id: string, action: ActionOn<"redemption">): Promise<RedemptionRow> {
  const row = await redemptionRow(ctx, id, true);
  redemptionPolicy.require(ctx, action, row);
  return row;
}
const shown = async (ctx: TenantCtx, id: string) => presentRedemption(ctx, await redemptionRow(ctx, id));
type Decision = "approve" | "decline" | "undo" | "fulfil" | "fail" | "reveal";
/** Without the words: they are between the two of them, and the log is never deleted. */
const record = (ctx: TenantCtx, verb: Decision, { id, rewardName }: RedemptionRow) =>
  recordAudit(ctx, {
    action: `redemption.${verb}`,
    entityType: "redemption",
    entityId: id,
    before: null,
    after: { reward: rewardName },
  });

export async function cancelRedemption(ctx: TenantCtx, id: string): Promise<Redemption> {
  const row = await lockRedemption(ctx, id, "cancel");
  if (row.verdict) forgetDecision(ctx.db, id);
  await close(ctx, row, { to: "cancelled", actorId: ctx.actor.memberId });
  return shown(ctx, id);
}

/** All that follows waits until it cannot be undone any more: `settleDecision` looks whether this decision still holds. */
async function decideAs(ctx: TenantCtx, id: string, verdict: "approve" | "decline", reason = ""): Promise<Redemption> {
  const { db, actor, now } = ctx;
  const row = await lockRedemption(ctx, id, verdict);
  db.write({
    name: "redemption_decide",
    text: `update redemptions set verdict = $3, reason = $4, decided_at = $5, decided_by = $6, version = version + 1
      where tenant_id = $1 and id = $2`,
    values: [db.tenantId, id, verdict, reason, now, actor.memberId],
  });
  await record(ctx, verdict, row);
  const job = { tenantId: db.tenantId, redemptionId: id, decidedAt: now.toISOString() };
  await ctx.enqueue("reward.settle", job, { startAfter: new Date(now.getTime() + UNDO_SECONDS * 1000) });
  return shown(ctx, id);
}
export const approveRedemption = (ctx: TenantCtx, id: string) => decideAs(ctx, id, "approve");
export const declineRedemption = (ctx: TenantCtx, id: string, reason: string) => decideAs(ctx, id, "decline", reason);

export async function undoDecision(ctx: TenantCtx, id: string): Promise<Redemption> {
  const row = await lockRedemption(ctx, id, "undo");
  forgetDecision(ctx.db, id);
  await record(ctx, "undo", row);
  return shown(ctx, id);
}

export async function fulfilByHand(ctx: TenantCtx, id: string, given: FulfilBody): Promise<Redemption> {
  const row = await lockRedemption(ctx, id, "fulfil");
  await record(ctx, "fulfil", row);
  await close(ctx, row, { ...given, to: "fulfilled", actorId: ctx.actor.memberId, news: "fulfilled" });
  return shown(ctx, id);
}

export async function failByHand(ctx: TenantCtx, id: string, reason: string): Promise<Redemption> {
  const row = await lockRedemption(ctx, id, "fail");
  await record(ctx, "fail", row);
  await close(ctx, row, { to: "failed", actorId: ctx.actor.memberId, reason, news: "failed" });
  return shown(ctx, id);
}

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
