import type { TenantCtx } from "../../../context.ts";
import { byId, counted } from "../../../db/rows.ts";
import { recordChange } from "../../audit/index.ts";
import { tenantMembers } from "../../directory/index.ts";
import { lockMember } from "./lock-members.ts";
import { shutOut } from "./shut-out.ts";

async function setSuspended({ db }: TenantCtx, id: string, suspendedAt: Date | null): Promise<void> {
  await db.orm
    .update(tenantMembers)
    .set({ suspendedAt, version: counted(tenantMembers.version) })
    .where(byId(db, tenantMembers, id));
}

/** Out at their next request, and in again only by signing in. */
export async function suspendMember(ctx: TenantCtx, id: string): Promise<null> {
  const member = await lockMember(ctx, id, "suspend");
  if (!member.due) return null;
  await shutOut(ctx, [member]);
  await setSuspended(ctx, id, ctx.now);
  await recordChange(ctx, "tenantMember.suspend", id, { suspendedAt: null }, { suspendedAt: ctx.now });
  return null;
}

export async function unsuspendMember(ctx: TenantCtx, id: string): Promise<null> {
  const { due, suspendedAt } = await lockMember(ctx, id, "unsuspend");
  if (!due) return null;
  await setSuspended(ctx, id, null);
  await recordChange(ctx, "tenantMember.unsuspend", id, { suspendedAt }, { suspendedAt: null });
  return null;
}
