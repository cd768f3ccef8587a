import { sql } from "drizzle-orm";
import { newId } from "../../../db/id.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { fullName } from "../people.ts";
import { foldName, nameParts } from "../rules/fold-name.ts";

export interface NewMember {
  id?: string;
  /** Null for somebody who has not signed in yet. */
  userId: string | null;
  firstName: string;
  lastName: string;
  email?: string | null;
  role?: "admin" | "manager" | "employee";
  jobTitle?: string | null;
  department?: string | null;
  country?: string | null;
  locale?: "en" | "fr" | "ar" | null;
  timezone?: string | null;
  joinedAt: Date | null;
}

export async function createMember({ db }: { db: TenantDb }, member: NewMember): Promise<string> {
  const id = member.id ?? newId();
  const nameKey = foldName(fullName(member.firstName, member.lastName));
  await db.rows(sql`
    insert into tenant_members (tenant_id, id, user_id, first_name, last_name, name_key, email, job_title, department, country, role,
      status, locale, timezone, joined_at)
    values (${db.tenantId}, ${id}, ${member.userId}, ${member.firstName}, ${member.lastName}, ${nameKey},
      ${member.email?.toLowerCase() ?? null}, ${member.jobTitle ?? null}, ${member.department ?? null}, ${member.country ?? null},
      ${member.role ?? "employee"}, ${member.joinedAt ? "joined" : "notInvited"}, ${member.locale ?? null},
      ${member.timezone ?? null}, ${member.joinedAt})`);
  const parts = nameParts(nameKey).map((part) => sql`(${db.tenantId}, ${part}, ${nameKey}, ${id})`);
  if (parts.length > 0)
    await db.rows(sql`
      insert into member_name_parts (tenant_id, part, name_key, member_id) values ${sql.join(parts, sql`, `)}`);
  return id;
}

export async function setManagers({ db }: { db: TenantDb }, memberId: string, managerIds: string[]): Promise<void> {
  await db.rows(sql`delete from member_managers where tenant_id = ${db.tenantId} and member_id = ${memberId}`);
  const rows = managerIds.map((managerId) => sql`(${db.tenantId}, ${memberId}, ${managerId})`);
  if (rows.length > 0)
    await db.rows(
      sql`insert into member_managers (tenant_id, member_id, manager_id) values ${sql.join(rows, sql`, `)}`,
    );
  await db.rows(sql`
    update tenant_members set managed = ${rows.length > 0}
    where tenant_id = ${db.tenantId} and id = ${memberId} and managed <> ${rows.length > 0}`);
}
