import type { CurrentMember, MemberProfile } from "@plaudit/api/identity.ts";
import { sql } from "drizzle-orm";
import { DomainError } from "../../error.ts";
import type { TenantCtx } from "../../http/context.ts";
import { avatarUrls } from "../media/present.ts";
import { fullName, peopleByIds, teamIdsOf, teamsByIds } from "./directory.ts";
import { permissionsOn } from "./policy.ts";

interface MemberRow {
  id: string;
  first_name: string;
  last_name: string;
  email: string | null;
  job_title: string | null;
  department: string | null;
  country: string | null;
  role: CurrentMember["role"];
  status: CurrentMember["status"];
  locale: CurrentMember["locale"];
  timezone: string | null;
  avatar_id: string | null;
  public_staff_profile: boolean;
  prefers_private: boolean;
  suspended_at: Date | null;
  joined_at: Date | null;
  has_reports: boolean;
  manager_ids: string[];
  version: number;
}

async function memberById({ db }: TenantCtx, id: string): Promise<MemberRow> {
  const [row] = await db.rows<MemberRow>(sql`
    select m.id, m.first_name, m.last_name, m.email, m.job_title, m.department, m.country, m.role, m.status, m.locale, m.timezone,
      m.avatar_id, m.public_staff_profile, m.prefers_private, m.version, m.suspended_at, m.joined_at,
      coalesce((select true from member_managers g where g.tenant_id = ${db.tenantId} and g.manager_id = m.id limit 1), false)
        as has_reports,
      array(select g.manager_id from member_managers g where g.tenant_id = ${db.tenantId} and g.member_id = m.id) as manager_ids
    from tenant_members m where m.tenant_id = ${db.tenantId} and m.id = ${id}`);
  if (!row) throw new DomainError("NotFound", "There is no such person");
  return row;
}

const summaryOf = (ctx: TenantCtx, row: MemberRow) => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  name: fullName(row.first_name, row.last_name),
  jobTitle: row.job_title,
  avatarUrls: avatarUrls(ctx, row.avatar_id),
});
const teamsOf = async (ctx: TenantCtx, id: string) => {
  const teams = await teamsByIds(ctx, await teamIdsOf(ctx, id));
  return [...teams.values()].sort((a, b) => a.name.localeCompare(b.name));
};

export async function currentMember(ctx: TenantCtx): Promise<CurrentMember> {
  const { actor } = ctx;
  const [row, teams] = await Promise.all([memberById(ctx, actor.memberId), teamsOf(ctx, actor.memberId)]);
  return {
    ...summaryOf(ctx, row),
    __entity_type__: "tenantMember",
    __permissions__: permissionsOn(actor, { id: row.id, suspended: row.suspended_at !== null }),
    email: row.email,
    role: row.role,
    locale: row.locale && ctx.tenant.languages.includes(row.locale) ? row.locale : null,
    timezone: row.timezone,
    status: row.status,
    publicStaffProfile: row.public_staff_profile,
    prefersPrivate: row.prefers_private,
    hasReports: row.has_reports,
    teams,
    version: row.version,
  };
}

/** Who keeps the profile private shows name, picture and job title only, but to themselves. */
export async function memberProfile(ctx: TenantCtx, id: string): Promise<MemberProfile> {
  const { actor } = ctx;
  const [row, teams] = await Promise.all([memberById(ctx, id), teamsOf(ctx, id)]);
  const open = row.public_staff_profile || id === actor.memberId;
  const managers = open ? await peopleByIds(ctx, row.manager_ids) : new Map();
  const suspended = row.suspended_at !== null;
  return {
    ...summaryOf(ctx, row),
    __entity_type__: "tenantMember",
    __permissions__: permissionsOn(actor, { id, suspended }),
    publicStaffProfile: row.public_staff_profile,
    department: open ? row.department : null,
    country: open ? row.country : null,
    joinedAt: open ? (row.joined_at?.toISOString() ?? null) : null,
    managers: [...managers.values()],
    teams: open ? teams : [],
    suspended,
  };
}
