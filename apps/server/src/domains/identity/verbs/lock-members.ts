import { sql } from "drizzle-orm";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { DomainError } from "../../../error.ts";

export interface LockedMember {
  id: string;
  user_id: string | null;
  role: "admin" | "manager" | "employee";
  status: "invited" | "joined" | "notInvited" | "archived";
  suspended_at: Date | null;
  version: number;
}
const active = (row: LockedMember) => row.status !== "archived" && row.suspended_at === null;

/** One member and every administrator, locked: of two who take the role from each other at once, one keeps it. */
export async function lockMember(
  { db }: { db: TenantDb },
  id: string,
): Promise<{ member: LockedMember; lastAdmin: boolean }> {
  const rows = await db.rows<LockedMember>(sql`
    select id, user_id, role, status, suspended_at, version from tenant_members
    where tenant_id = ${db.tenantId} and (id = ${id} or role = 'admin') order by id for update`);
  const member = rows.find((row) => row.id === id);
  if (!member) throw new DomainError("NotFound", "There is no such person");
  const others = rows.some((row) => row.id !== id && row.role === "admin" && active(row));
  return { member, lastAdmin: member.role === "admin" && active(member) && !others };
}

/** For what is done to many, never to oneself: whoever does it must still be an administrator when it happens. */
export async function lockAdmins({ db, actor }: { db: TenantDb; actor: { memberId: string } }): Promise<void> {
  const rows = await db.rows<LockedMember>(sql`
    select id, user_id, role, status, suspended_at, version from tenant_members
    where tenant_id = ${db.tenantId} and role = 'admin' order by id for update`);
  if (!rows.some((row) => row.id === actor.memberId && active(row)))
    throw new DomainError("Forbidden", "You may not do this");
}
