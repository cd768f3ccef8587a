import type { CurrentMember, MemberProfile, Privacy } from "@plaudit/api/profile.ts";
import type { PersonSummary, TeamSummary } from "@plaudit/api/shared.ts";
import { getTableColumns, sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { columnsOf } from "../../db/rows.ts";
import { DomainError } from "../../error.ts";
import {
  peopleByIds,
  presentPerson,
  readsProfile,
  seesSuspended,
  teamsByIds,
  tenantMembers,
} from "../directory/index.ts";
import { memberPolicy } from "./policy.ts";

export type MemberColumns = typeof tenantMembers.$inferSelect & { suspended: boolean };
/** Of a member `m`. */
export const memberColumns = sql`${columnsOf("m", getTableColumns(tenantMembers))}, m.suspended_at is not null as suspended`;

interface MemberRow extends MemberColumns {
  hasReports: boolean;
  managerIds: string[];
  teamIds: string[];
}

export async function memberById({ db }: Pick<TenantCtx, "db">, id: string): Promise<MemberRow> {
  const [row] = await db.rows<MemberRow>(sql`
    select ${memberColumns},
      coalesce((select true from member_managers g where g.tenant_id = ${db.tenantId} and g.manager_id = m.id limit 1), false)
        as "hasReports",
      array(select g.manager_id from member_managers g where g.tenant_id = ${db.tenantId} and g.member_id = m.id) as "managerIds",
      array(select t.team_id from team_members t where t.tenant_id = ${db.tenantId} and t.member_id = m.id) as "teamIds"
    from tenant_members m where m.tenant_id = ${db.tenantId} and m.id = ${id}`);
  if (!row) throw new DomainError("NotFound", "noPerson");
  return row;
}

export const privacyOf = ({
  publicStaffProfile,
  prefersPrivate,
  hideBirthday,
  hideAnniversary,
  hideFromTv,
}: MemberColumns): Privacy => ({ publicStaffProfile, prefersPrivate, hideBirthday, hideAnniversary, hideFromTv });

/** By name. */
export async function teamsOf(ctx: Pick<TenantCtx, "db">, { teamIds }: MemberRow): Promise<TeamSummary[]> {
  const teams = await teamsByIds(ctx, teamIds);
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
    timezoneSet: row.timezone !== null || row.timezoneSetAt !== null,
    status: row.status,
    ...privacyOf(row),
    birthday: row.birthday,
    hasReports: row.hasReports,
    teams: await teamsOf(ctx, row),
    version: row.version,
  };
}

/** Who keeps the profile private shows name, picture and job title only, but to themselves. */
export async function memberProfile(ctx: TenantCtx, id: string): Promise<MemberProfile> {
  const { actor } = ctx;
  const row = await memberById(ctx, id);
  if (row.erasedAt) throw new DomainError("NotFound", "noPerson");
  const own = id === actor.memberId;
  const open = readsProfile(actor, { id, publicStaffProfile: row.publicStaffProfile });
  const [managers, teams] = open
    ? await Promise.all([peopleByIds(ctx, row.managerIds), teamsOf(ctx, row)])
    : [new Map<string, PersonSummary>(), []];
  return {
    ...presentPerson(ctx, row),
    __entity_type__: "tenantMember",
    __permissions__: memberPolicy.permissionsOn(actor, row),
    publicStaffProfile: row.publicStaffProfile,
    department: open ? row.department : null,
    country: open ? row.country : null,
    joinedAt: open && (own || !row.hideAnniversary) ? (row.joinedAt?.toISOString() ?? null) : null,
    managers: [...managers.values()],
    teams,
    left: row.status === "archived",
    suspended: seesSuspended(actor) ? row.suspended : null,
  };
}
