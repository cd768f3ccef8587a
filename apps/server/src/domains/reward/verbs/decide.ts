import type { ActionOn } from "@plaudit/api/entities.ts";
import type { FulfilBody, Redemption } from "@plaudit/api/redemption.ts";
import type { TenantCtx } from "../../../context.ts";
import { DomainError } from "../../../error.ts";
import { recordAudit } from "../../audit/index.ts";
import { isoDate } from "../../points/index.ts";
import { redemptionPolicy } from "../policy.ts";
import { presentRedemption } from "../present-redemption.ts";
import { rewardRow } from "../queries.ts";
import { type RedemptionRow, redemptionRow } from "../redemption-queries.ts";
import { openCredential } from "../rules/credential.ts";
import { afterApproval } from "../rules/states.ts";
import { takeCode } from "./book-redemption.ts";
import { followRedemption } from "./follow.ts";
import { close } from "./settle.ts";

async function lockRedemption(ctx: TenantCtx, id: string, action: ActionOn<"redemption">): Promise<RedemptionRow> {
  const row = await redemptionRow(ctx, id, true);
  redemptionPolicy.require(ctx, action, row);
  return row;
}
const shown = async (ctx: TenantCtx, id: string) => presentRedemption(ctx, await redemptionRow(ctx, id));
type Decision = "approve" | "decline" | "fulfil" | "fail" | "reveal";
const record = (
  ctx: TenantCtx,
  verb: Decision,
  { id, rewardName }: RedemptionRow,
  more: Record<string, unknown> = {},
) => {
  const after = { reward: rewardName, ...more };
  return recordAudit(ctx, {
    action: `redemption.${verb}`,
    entityType: "redemption",
    entityId: id,
    before: null,
    after,
  });
};

export async function cancelRedemption(ctx: TenantCtx, id: string): Promise<Redemption> {
  const row = await lockRedemption(ctx, id, "cancel");
  await close(ctx, row, { to: "cancelled", actorId: ctx.actor.memberId });
  return shown(ctx, id);
}

/** A code is there at once; anything else is fulfilled by somebody, or ordered. */
export async function approveRedemption(ctx: TenantCtx, id: string): Promise<Redemption> {
  const { db, actor } = ctx;
  const row = await lockRedemption(ctx, id, "approve");
  const waitsFor = afterApproval(row.fulfilment);
  db.write({
    name: "redemption_approve",
    text: `update redemptions set status = 'approved', waits_for = $3, decided_at = $4, decided_by = $5, version = version + 1
      where tenant_id = $1 and id = $2`,
    values: [db.tenantId, id, waitsFor, ctx.now, actor.memberId],
  });
  await record(ctx, "approve", row);
  if (waitsFor) {
    await followRedemption(ctx, { id, waitsFor, news: "approved" });
    return shown(ctx, id);
  }
  const { rewardId, variantId } = row;
  await rewardRow(db, rewardId, true);
  const today = isoDate(ctx.now, ctx.tenant.timezone);
  const credential = await takeCode(db, { rewardId, variantId, redemptionId: id, today });
  if (!credential) throw new DomainError("Conflict", "reward.soldOut");
  await close(ctx, row, { to: "fulfilled", actorId: actor.memberId, credential, news: "fulfilled" });
  return shown(ctx, id);
}

export async function declineRedemption(ctx: TenantCtx, id: string, reason: string): Promise<Redemption> {
  const row = await lockRedemption(ctx, id, "decline");
  await record(ctx, "decline", row, { reason });
  await close(ctx, row, { to: "cancelled", actorId: ctx.actor.memberId, reason, news: "declined" });
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
  await record(ctx, "fail", row, { reason });
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
