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
interface Ctx {
  db: TenantDb;
  actor: { memberId: string };
}
const active = (row: LockedMember) => row.role === "admin" && row.status === "joined" && row.suspended_at === null;

/**
 * Every way in which an administrator goes begins here. Whoever does it must still be an administrator once the lock is
 * theirs, and `refuseSelf` keeps them from going themselves: of those who take each other out at once, one stays.
 */
export async function lockAdmins({ db, actor }: Ctx, id: string | null = null): Promise<LockedMember[]> {
  const rows = await db.rows<LockedMember>(sql`
    select id, user_id, role, status, suspended_at, version from tenant_members
    where tenant_id = ${db.tenantId} and (id = ${id}::uuid or role = 'admin') order by id for update`);
  if (!rows.some((row) => row.id === actor.memberId && active(row))) throw new DomainError("Forbidden", "mayNot");
  return rows;
}

/** One member, locked together with every administrator. */
export async function lockMember(ctx: Ctx, id: string): Promise<LockedMember> {
  const member = (await lockAdmins(ctx, id)).find((row) => row.id === id);
  if (!member) throw new DomainError("NotFound", "noPerson");
  return member;
}

export function refuseSelf({ actor }: Pick<Ctx, "actor">, id: string): void {
  if (id === actor.memberId) throw new DomainError("Conflict", "notYourself");
}
