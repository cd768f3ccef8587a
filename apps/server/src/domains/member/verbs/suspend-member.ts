import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { recordAudit } from "../../audit/index.ts";
import { type LockedMember, lockMember, refuseSelf } from "./lock-members.ts";
import { shutOut } from "./shut-out.ts";

async function setSuspended(ctx: TenantCtx, member: LockedMember, suspendedAt: Date | null): Promise<null> {
  const { db } = ctx;
  await db.rows(sql`
    update tenant_members set suspended_at = ${suspendedAt}, version = version + 1
    where tenant_id = ${db.tenantId} and id = ${member.id}`);
  await recordAudit(ctx, {
    action: suspendedAt ? "tenantMember.suspend" : "tenantMember.unsuspend",
    entityType: "tenantMember",
    entityId: member.id,
    before: { suspendedAt: member.suspended_at },
    after: { suspendedAt },
  });
  return null;
}

/** Out at their next request, and in again only by signing in. */
export async function suspendMember(ctx: TenantCtx, id: string): Promise<null> {
  const member = await lockMember(ctx, id);
  if (member.suspended_at) return null;
  refuseSelf(ctx, id);
  await shutOut(ctx, [member]);
  return setSuspended(ctx, member, ctx.now);
}

export async function unsuspendMember(ctx: TenantCtx, id: string): Promise<null> {
  const member = await lockMember(ctx, id);
  return member.suspended_at ? setSuspended(ctx, member, null) : null;
}
