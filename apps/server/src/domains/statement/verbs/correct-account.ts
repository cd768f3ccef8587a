import type { PointsOwner } from "@plaudit/api/statement.ts";
import type { TenantCtx } from "../../../context.ts";
import { DomainError } from "../../../error.ts";
import { recordAudit, recordChange } from "../../audit/index.ts";
import { grantPoints, holdMemberAccounts, ownerOf, setLocked } from "../../points/index.ts";
import { ownerRow, presentOwner } from "../list-accounts.ts";
import { pointsOwnerPolicy } from "../policy.ts";

/** Both accounts are held from here on: what is decided by is what is there. */
async function lockOwner(ctx: TenantCtx, id: string, action: "gift" | "lock" | "unlock") {
  if (!(await ownerOf(ctx.db, id))) throw new DomainError("NotFound", "noMember");
  await holdMemberAccounts(ctx.db, id);
  const row = await ownerRow(ctx, id);
  return { row, open: pointsOwnerPolicy.require(ctx, action, row) };
}

/** Points from the company, with the reason that their receiver reads. */
export async function giftPoints(
  ctx: TenantCtx,
  id: string,
  gift: { amount: number; reason: string },
): Promise<PointsOwner> {
  const { db, actor, now, tenant } = ctx;
  await lockOwner(ctx, id, "gift");
  const zone = (await zoneOf(ctx, id)) ?? tenant.timezone;
  const { amount, reason } = gift;
  const transactionId = await grantPoints(db, {
    memberId: id,
    amount,
    actorId: actor.memberId,
    now,
    zone,
    note: reason,
  });
  await recordAudit(ctx, {
    action: "pointsAccount.gift",
    entityType: "tenantMember",
    entityId: id,
    before: null,
    after: { amount, reason },
  });
  await ctx.enqueue("statement.tell", { tenantId: db.tenantId, transactionId });
  return presentOwner(ctx, id);
}

async function zoneOf({ db }: TenantCtx, id: string): Promise<string | null> {
  const [row] = await db.query<{ timezone: string | null }>({
    text: "select m.timezone from tenant_members m where m.tenant_id = $1 and m.id = $2",
    values: [db.tenantId, id],
  });
  return row?.timezone ?? null;
}

export async function lockPoints(ctx: TenantCtx, id: string, reason: string): Promise<PointsOwner> {
  const { open } = await lockOwner(ctx, id, "lock");
  if (open) {
    setLocked(ctx.db, id, { at: ctx.now, reason, by: ctx.actor.memberId });
    await recordChange(ctx, "pointsAccount.lock", id, { locked: false }, { locked: true, reason });
    await ctx.publish({ type: "points", memberIds: [id] });
  }
  return presentOwner(ctx, id);
}

export async function unlockPoints(ctx: TenantCtx, id: string, reason: string): Promise<PointsOwner> {
  const { open } = await lockOwner(ctx, id, "unlock");
  if (open) {
    setLocked(ctx.db, id, null);
    await recordChange(ctx, "pointsAccount.unlock", id, { locked: true }, { locked: false, reason });
    await ctx.publish({ type: "points", memberIds: [id] });
  }
  return presentOwner(ctx, id);
}
