import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { recordChange } from "../../audit/index.ts";
import { lockMember } from "./lock-members.ts";
import { shutOut } from "./shut-out.ts";

async function setSuspended({ db }: TenantCtx, id: string, suspendedAt: Date | null): Promise<void> {
  await db.rows(sql`
    update tenant_members set suspended_at = ${suspendedAt}, version = version + 1
    where tenant_id = ${db.tenantId} and id = ${id}`);
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
  const { due, suspended_at: suspendedAt } = await lockMember(ctx, id, "unsuspend");
  if (!due) return null;
  await setSuspended(ctx, id, null);
  await recordChange(ctx, "tenantMember.unsuspend", id, { suspendedAt }, { suspendedAt: null });
  return null;
}
