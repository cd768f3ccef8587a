import type { PersonSummary, TeamSummary } from "@plaudit/api/shared.ts";
import type { Language } from "@plaudit/i18n/index.ts";
import { eq, type SQL, sql } from "drizzle-orm";
import { byId, columnsOf, ofTenant } from "../../db/rows.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import { DomainError } from "../../error.ts";
import { avatarUrls, type Signs } from "../media/index.ts";
import { beginsWith, findPeople } from "./people-search.ts";
import { readsProfile } from "./policy.ts";
import { foldName } from "./rules/fold-name.ts";
import { formerColleague } from "./rules/former-colleague.ts";
import { teamMembers, teams, tenantMembers } from "./tables.ts";

interface Ctx {
  db: TenantDb;
}
/** The reader's language, where there is a reader. */
interface Reader {
  actor?: { memberId: string; locale?: Language };
}
type PeopleCtx = Ctx & Signs & Reader;
const { id: personId, firstName, lastName, jobTitle, avatarId, erasedAt } = tenantMembers;
const shownOfPerson = { id: personId, firstName, lastName, jobTitle, avatarId, erasedAt };
export type PersonRow = Pick<typeof tenantMembers.$inferSelect, keyof typeof shownOfPerson>;
const { id: teamId, name, teamType, segmentType } = teams;
const shownOfTeam = { id: teamId, name, teamType, segmentType };
type TeamRow = Pick<typeof teams.$inferSelect, keyof typeof shownOfTeam> & { members: number };

export const fullName = (first: string, last: string): string => `${first} ${last}`.trim();

/** The row has the company's language, for whatever reads names by itself; who reads them here has their own. */
const shownNames = ({ actor }: Reader, row: PersonRow): Pick<PersonSummary, "firstName" | "lastName"> =>
  row.erasedAt && actor?.locale
    ? { firstName: formerColleague(actor.locale), lastName: "" }
    : { firstName: row.firstName, lastName: row.lastName };

export function presentPerson(ctx: PeopleCtx, row: PersonRow): PersonSummary {
  const names = shownNames(ctx, row);
  return {
    id: row.id,
    ...names,
    name: fullName(names.firstName, names.lastName),
    jobTitle: row.jobTitle,
    avatarUrls: avatarUrls(ctx, row.avatarId),
    ...(row.erasedAt && { erased: true }),
  };
}
const presentTeam = (row: TeamRow): TeamSummary => ({
  id: row.id,
  name: row.name,
  teamType: row.teamType,
  segmentType: row.segmentType,
  activeMemberCount: row.members,
});

/** Of a member `m`. */
export const personColumns = columnsOf("m", shownOfPerson);
const teamColumns = (tenantId: string): SQL => sql`${columnsOf("t", shownOfTeam)},
  (select count(*)::int from team_members tm
   join tenant_members m on m.tenant_id = ${tenantId} and m.id = tm.member_id
     and m.status <> 'archived' and m.suspended_at is null
   where tm.tenant_id = ${tenantId} and tm.team_id = t.id) as members`;

/** Of `m`: their recognition or their profile is not for everybody. */
export const keepsPrivate: SQL = sql`(m.prefers_private or not m.public_staff_profile)`;
/** Of `m`: neither archived nor suspended, and content to be shown in public. */
export const isShownToAll: SQL = sql`(m.status = 'joined' and m.suspended_at is null and not ${keepsPrivate})`;

/** These people, whatever became of them. */
export async function peopleByIds(ctx: PeopleCtx, ids: string[]): Promise<Map<string, PersonSummary>> {
  const { db } = ctx;
  if (ids.length === 0) return new Map();
  const rows = await db.rows<PersonRow>(sql`
    select ${personColumns} from tenant_members m
    where m.tenant_id = ${db.tenantId} and m.id = any(${sql.param(ids)}::uuid[])`);
  return new Map(rows.map((row) => [row.id, presentPerson(ctx, row)]));
}

/** Names for a text that mentions these people, and who of them is still here. */
export async function namesByIds({ db }: Ctx, ids: string[]): Promise<{ id: string; name: string; active: boolean }[]> {
  if (ids.length === 0) return [];
  const rows = await db.rows<PersonRow & { active: boolean }>(sql`
    select ${personColumns}, m.status <> 'archived' and m.suspended_at is null as active from tenant_members m
    where m.tenant_id = ${db.tenantId} and m.id = any(${sql.param(ids)}::uuid[])`);
  return rows.map((row) => ({ id: row.id, name: fullName(row.firstName, row.lastName), active: row.active }));
}

/** Refuses who may not read this person's profile. */
export async function checkProfile({ db, actor }: Ctx & { actor: { memberId: string } }, id: string): Promise<void> {
  const { publicStaffProfile } = tenantMembers;
  const [row] = await db.orm
    .select({ publicStaffProfile })
    .from(tenantMembers)
    .where(byId(db, tenantMembers, id));
  if (!row) throw new DomainError("NotFound", "noPerson");
  if (!readsProfile(actor, { id, ...row })) throw new DomainError("Forbidden", "mayNot");
}

export async function teamsByIds({ db }: Ctx, ids: string[]): Promise<Map<string, TeamSummary>> {
  if (ids.length === 0) return new Map();
  const rows = await db.rows<TeamRow>(sql`
    select ${teamColumns(db.tenantId)} from teams t
    where t.tenant_id = ${db.tenantId} and t.id = any(${sql.param(ids)}::uuid[])`);
  return new Map(rows.map((row) => [row.id, presentTeam(row)]));
}

/** Active people whose names have words that start with it. */
export async function searchPeople(
  ctx: PeopleCtx,
  query: { search: string; notIds: string[]; limit: number },
): Promise<PersonSummary[]> {
  const { ids } = await findPeople(ctx.db, { ...query, suspended: false, offset: 0, counted: false });
  const people = await peopleByIds(ctx, ids);
  return ids.flatMap((id) => people.get(id) ?? []);
}

/** Any word of the team's name starts with it; a tenant's teams are few enough to look at each. */
export function teamNamed(search: string): SQL {
  const prefix = foldName(search);
  return sql`(${beginsWith(sql`t.name_key`, prefix)} or strpos(t.name_key, ${` ${prefix}`}) > 0)`;
}

export async function searchTeams(
  { db }: Ctx,
  { search, limit }: { search: string; limit: number },
): Promise<TeamSummary[]> {
  if (foldName(search) === "") return [];
  const rows = await db.rows<TeamRow>(sql`
    select ${teamColumns(db.tenantId)} from teams t
    where t.tenant_id = ${db.tenantId} and t.archived_at is null and ${teamNamed(search)}
    order by t.name_key, t.id limit ${limit}`);
  return rows.map(presentTeam);
}

export async function teamIdsOf({ db }: Ctx, memberId: string): Promise<string[]> {
  const { teamId, memberId: who } = teamMembers;
  const rows = await db.orm
    .select({ teamId })
    .from(teamMembers)
    .where(ofTenant(db, teamMembers, eq(who, memberId)));
  return rows.map((row) => row.teamId);
}
