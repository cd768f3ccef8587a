import type { CurrentMember, MemberProfile } from "@plaudit/api/profile.ts";
import type { PersonSummary, TeamSummary } from "@plaudit/api/shared.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { DomainError } from "../../error.ts";
import {
  type PersonRow,
  peopleByIds,
  presentPerson,
  readsProfile,
  seesSuspended,
  teamsByIds,
} from "../directory/index.ts";
import { memberPolicy } from "./policy.ts";

interface MemberRow extends PersonRow {
  email: string | null;
  department: string | null;
  country: string | null;
  role: CurrentMember["role"];
  status: CurrentMember["status"];
  locale: CurrentMember["locale"];
  timezone: string | null;
  timezone_set: boolean;
  public_staff_profile: boolean;
  prefers_private: boolean;
  suspended: boolean;
  joined_at: Date | null;
  has_reports: boolean;
  manager_ids: string[];
  team_ids: string[];
  version: number;
}

export async function memberById({ db }: Pick<TenantCtx, "db">, id: string): Promise<MemberRow> {
  const [row] = await db.rows<MemberRow>(sql`
    select m.id, m.first_name, m.last_name, m.email, m.job_title, m.department, m.country, m.role, m.status, m.locale, m.timezone,
      m.avatar_id, m.public_staff_profile, m.prefers_private, m.version,
      m.timezone is not null or m.timezone_set_at is not null as timezone_set, m.suspended_at is not null as suspended, m.joined_at,
      coalesce((select true from member_managers g where g.tenant_id = ${db.tenantId} and g.manager_id = m.id limit 1), false)
        as has_reports,
      array(select g.manager_id from member_managers g where g.tenant_id = ${db.tenantId} and g.member_id = m.id) as manager_ids,
      array(select t.team_id from team_members t where t.tenant_id = ${db.tenantId} and t.member_id = m.id) as team_ids
    from tenant_members m where m.tenant_id = ${db.tenantId} and m.id = ${id}`);
  if (!row) throw new DomainError("NotFound", "noPerson");
  return row;
}

/** By name. */
export async function teamsOf(ctx: Pick<TenantCtx, "db">, { team_ids }: MemberRow): Promise<TeamSummary[]> {
  const teams = await teamsByIds(ctx, team_ids);
  return [...teams.values()].sort((a, b) => a.name.localeCompare(b.name));
}

export async function currentMember(ctx: TenantCtx): Promise<CurrentMember> {
  const { actor } = ctx;
  const row = await memberById(ctx, actor.memberId);
  return {
    ...presentPerson(ctx, row),
    __entity_type__: "tenantMember",
    __permissions__: memberPolicy.permissionsOn(actor, row),
    email: row.email,
    role: row.role,
    locale: row.locale && ctx.tenant.languages.includes(row.locale) ? row.locale : null,
    timezone: row.timezone,
    timezoneSet: row.timezone_set,
    status: row.status,
    publicStaffProfile: row.public_staff_profile,
    prefersPrivate: row.prefers_private,
    hasReports: row.has_reports,
    teams: await teamsOf(ctx, row),
    version: row.version,
  };
}

/** Who keeps the profile private shows name, picture and job title only, but to themselves. */
export async function memberProfile(ctx: TenantCtx, id: string): Promise<MemberProfile> {
  const { actor } = ctx;
  const row = await memberById(ctx, id);
  const open = readsProfile(actor, { id, publicStaffProfile: row.public_staff_profile });
  const [managers, teams] = open
    ? await Promise.all([peopleByIds(ctx, row.manager_ids), teamsOf(ctx, row)])
    : [new Map<string, PersonSummary>(), []];
  return {
    ...presentPerson(ctx, row),
    __entity_type__: "tenantMember",
    __permissions__: memberPolicy.permissionsOn(actor, row),
    publicStaffProfile: row.public_staff_profile,
    department: open ? row.department : null,
    country: open ? row.country : null,
    joinedAt: open ? (row.joined_at?.toISOString() ?? null) : null,
    managers: [...managers.values()],
    teams,
    suspended: seesSuspended(actor) ? row.suspended : null,
  };
}
