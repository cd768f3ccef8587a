import type { MemberRecord } from "@plaudit/api/member.ts";
import { sql } from "drizzle-orm";
import { DomainError } from "../../error.ts";
import type { TenantCtx } from "../../http/context.ts";
import { avatarUrls } from "../media/present.ts";
import { fullName, peopleByIds, teamsByIds } from "./directory.ts";
import { permissionsOn } from "./policy.ts";

interface Row {
  id: string;
  first_name: string;
  last_name: string;
  email: string | null;
  job_title: string | null;
  department: string | null;
  country: string | null;
  locale: MemberRecord["locale"];
  timezone: string | null;
  avatar_id: string | null;
  role: MemberRecord["role"];
  status: MemberRecord["status"];
  suspended: boolean;
  joined_at: Date | null;
  public_staff_profile: boolean;
  version: number;
  manager_ids: string[];
  team_ids: string[];
}

/** Everything that administrators may know and change of a member. */
export async function memberRecord(
  ctx: Pick<TenantCtx, "db" | "actor" | "secret" | "now">,
  id: string,
): Promise<MemberRecord> {
  const { db, actor } = ctx;
  const [row] = await db.rows<Row>(sql`
    select m.id, m.first_name, m.last_name, m.email, m.job_title, m.department, m.country, m.locale, m.timezone, m.avatar_id,
      m.role, m.status, m.suspended_at is not null as suspended, m.joined_at, m.public_staff_profile, m.version,
      array(select g.manager_id from member_managers g where g.tenant_id = ${db.tenantId} and g.member_id = m.id) as manager_ids,
      array(select t.team_id from team_members t where t.tenant_id = ${db.tenantId} and t.member_id = m.id) as team_ids
    from tenant_members m where m.tenant_id = ${db.tenantId} and m.id = ${id}`);
  if (!row) throw new DomainError("NotFound", "There is no such person");
  const [managers, teams] = await Promise.all([peopleByIds(ctx, row.manager_ids), teamsByIds(ctx, row.team_ids)]);
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    name: fullName(row.first_name, row.last_name),
    jobTitle: row.job_title,
    avatarUrls: avatarUrls(ctx, row.avatar_id),
    __entity_type__: "tenantMember",
    __permissions__: permissionsOn(actor, row),
    email: row.email,
    department: row.department,
    country: row.country,
    locale: row.locale,
    timezone: row.timezone,
    role: row.role,
    status: row.status,
    suspended: row.suspended,
    joinedAt: row.joined_at?.toISOString() ?? null,
    publicStaffProfile: row.public_staff_profile,
    managers: [...managers.values()].sort(byName),
    teams: [...teams.values()].sort(byName),
    version: row.version,
  };
}

/** What of it the audit keeps. */
export const auditedMember = (record: MemberRecord) => ({
  firstName: record.firstName,
  lastName: record.lastName,
  email: record.email,
  jobTitle: record.jobTitle,
  department: record.department,
  country: record.country,
  locale: record.locale,
  timezone: record.timezone,
  publicStaffProfile: record.publicStaffProfile,
  role: record.role,
  managerIds: record.managers.map((one) => one.id),
  teamIds: record.teams.map((one) => one.id),
});
