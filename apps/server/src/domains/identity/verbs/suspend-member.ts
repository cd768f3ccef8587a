import { sql } from "drizzle-orm";
import { DomainError } from "../../../error.ts";
import type { TenantCtx } from "../../../http/context.ts";
import { recordAudit } from "../../audit/verbs/record-audit.ts";
import { revokeInvitations } from "./revoke-invitations.ts";

interface Standing {
  id: string;
  user_id: string | null;
  role: string;
  suspended_at: Date | null;
}

/** Locks the administrators too: of two who suspend each other at once, one stays. */
async function standing({ db }: TenantCtx, id: string): Promise<{ member: Standing; admins: number }> {
  const rows = await db.rows<Standing & { active: boolean }>(sql`
    select id, user_id, role, suspended_at, status <> 'archived' and suspended_at is null as active from tenant_members
    where tenant_id = ${db.tenantId} and (id = ${id} or role = 'admin') order by id for update`);
  const member = rows.find((row) => row.id === id);
  if (!member) throw new DomainError("NotFound", "There is no such person");
  return { member, admins: rows.filter((row) => row.role === "admin" && row.active).length };
}

async function setSuspended(ctx: TenantCtx, member: Standing, suspendedAt: Date | null): Promise<null> {
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
  const { member, admins } = await standing(ctx, id);
  if (member.suspended_at) return null;
  if (member.role === "admin" && admins <= 1)
    throw new DomainError("Conflict", "The last administrator cannot be suspended");
  const { db } = ctx;
  revokeInvitations(db, [id]);
  db.write(sql`
    update access_tokens set revoked_at = app.now()
    where tenant_id = ${db.tenantId} and user_id = ${member.user_id} and revoked_at is null`);
  return setSuspended(ctx, member, ctx.now);
}

export async function unsuspendMember(ctx: TenantCtx, id: string): Promise<null> {
  const { member } = await standing(ctx, id);
  return member.suspended_at ? setSuspended(ctx, member, null) : null;
}
