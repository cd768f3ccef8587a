import type { RecipientRef } from "@plaudit/api/shared.ts";
import { type SQL, sql } from "drizzle-orm";
import type { TenantDb } from "../../db/tenant-db.ts";

export interface RecipientRow {
  id: string;
  first_name: string;
  last_name: string;
  job_title: string | null;
  avatar_id: string | null;
  prefers_private: boolean;
  active: boolean;
}
interface TeamRow {
  id: string;
  name: string;
}
/** Whom something is sent to, and whom it mentions. */
export interface KnownRecipients {
  people: Map<string, RecipientRow>;
  /** Active members of each target team, the sender among them. */
  teamMembers: (RecipientRow & { team_id: string })[];
  teams: Map<string, TeamRow>;
  /** The teams of the people who were named, by name. */
  personTeams: (TeamRow & { member_id: string })[];
  /** Managers of whom it is for, when it is not for everybody. */
  managerIds: string[];
}

export const targetIds = (sendTo: readonly RecipientRef[]) => ({
  personIds: [...new Set(sendTo.filter((to) => to.type === "tenantMember").map((to) => to.id))],
  teamIds: [...new Set(sendTo.filter((to) => to.type === "team").map((to) => to.id))],
});

const personColumns = `m.id, m.first_name, m.last_name, m.job_title, m.avatar_id, m.prefers_private,
  m.status <> 'archived' and m.suspended_at is null as active`;

const peopleById = (db: TenantDb, ids: readonly string[]) =>
  db.query<RecipientRow>({
    name: "recipient_people",
    text: `select ${personColumns} from tenant_members m where m.tenant_id = $1 and m.id = any($2::uuid[])`,
    values: [db.tenantId, ids],
  });

const peopleOfTeams = (db: TenantDb, teamIds: readonly string[]) =>
  db.query<RecipientRow & { team_id: string }>({
    name: "recipient_team_people",
    text: `select t.team_id, ${personColumns} from team_members t
      join tenant_members m on m.tenant_id = $1 and m.id = t.member_id and m.status <> 'archived' and m.suspended_at is null
      where t.tenant_id = $1 and t.team_id = any($2::uuid[]) order by m.name_key, m.id`,
    values: [db.tenantId, teamIds],
  });

const teamsById = (db: TenantDb, ids: readonly string[]) =>
  db.query<TeamRow>({
    name: "recipient_teams",
    text: "select t.id, t.name from teams t where t.tenant_id = $1 and t.id = any($2::uuid[]) and t.archived_at is null",
    values: [db.tenantId, ids],
  });

const teamsOfPeople = (db: TenantDb, ids: readonly string[]) =>
  db.query<TeamRow & { member_id: string }>({
    name: "recipient_person_teams",
    text: `select tm.member_id, t.id, t.name from team_members tm
      join teams t on t.tenant_id = $1 and t.id = tm.team_id and t.archived_at is null
      where tm.tenant_id = $1 and tm.member_id = any($2::uuid[]) order by t.name_key, t.id`,
    values: [db.tenantId, ids],
  });

const managersOfTargets = (db: TenantDb, personIds: readonly string[], teamIds: readonly string[]) =>
  db.query<{ manager_id: string }>({
    name: "recipient_managers",
    text: `select distinct g.manager_id from member_managers g where g.tenant_id = $1 and (g.member_id = any($2::uuid[])
      or g.member_id = any(array(select t.member_id from team_members t
        where t.tenant_id = $1 and t.team_id = any($3::uuid[]))))`,
    values: [db.tenantId, personIds, teamIds],
  });

/** For what became private although the sender did not choose it. */
export const managerIdsOf = async (db: TenantDb, sendTo: readonly RecipientRef[]): Promise<string[]> => {
  const { personIds, teamIds } = targetIds(sendTo);
  return (await managersOfTargets(db, personIds, teamIds)).map((row) => row.manager_id);
};

/** The team that stands for it: one that was chosen, else the first one of the first person. */
export function teamNameOf(sendTo: readonly RecipientRef[], known: KnownRecipients): string | null {
  const team = sendTo.find((to) => to.type === "team");
  if (team) return known.teams.get(team.id)?.name ?? null;
  return known.personTeams.find((row) => row.member_id === sendTo[0]?.id)?.name ?? null;
}

export interface WantedRecipients {
  senderId: string;
  sendTo: readonly RecipientRef[];
  mentionedIds?: readonly string[];
  managers?: boolean;
}

/** All statements at once. */
export async function readRecipients(db: TenantDb, wanted: WantedRecipients): Promise<KnownRecipients> {
  const { personIds, teamIds } = targetIds(wanted.sendTo);
  const none = Promise.resolve([]);
  const [people, teamMembers, teams, personTeams, managers] = await Promise.all([
    peopleById(db, [...new Set([wanted.senderId, ...personIds, ...(wanted.mentionedIds ?? [])])]),
    teamIds.length > 0 ? peopleOfTeams(db, teamIds) : none,
    teamIds.length > 0 ? teamsById(db, teamIds) : none,
    personIds.length > 0 ? teamsOfPeople(db, personIds) : none,
    wanted.managers ? managersOfTargets(db, personIds, teamIds) : none,
  ]);
  return {
    people: new Map(people.map((row) => [row.id, row])),
    teamMembers,
    teams: new Map(teams.map((row) => [row.id, row])),
    personTeams,
    managerIds: managers.map((row) => row.manager_id),
  };
}

const active = sql`m.status <> 'archived' and m.suspended_at is null`;

/** Which of these something can still be sent to: active people, and teams in use. */
export async function reachable(db: TenantDb, ids: string[]): Promise<Set<string>> {
  const rows = await db.rows<{ id: string }>(sql`
    select m.id from tenant_members m
    where m.tenant_id = ${db.tenantId} and m.id = any(${sql.param(ids)}::uuid[]) and ${active}
    union all select t.id from teams t
    where t.tenant_id = ${db.tenantId} and t.id = any(${sql.param(ids)}::uuid[]) and t.archived_at is null`);
  return new Set(rows.map((row) => row.id));
}

/** A member's managers, reports and team mates; of large teams only some. */
export const colleagues = (tenantId: string, memberId: string | SQL) => sql`
  (select x.member_id from team_members x
   where x.tenant_id = ${tenantId} and x.team_id in (
     select t.team_id from team_members t where t.tenant_id = ${tenantId} and t.member_id = ${memberId}) limit 300)
  union select g.manager_id from member_managers g where g.tenant_id = ${tenantId} and g.member_id = ${memberId}
  union select g.member_id from member_managers g where g.tenant_id = ${tenantId} and g.manager_id = ${memberId}`;

/** Those whom the reader works with, for a composer that has no history yet. */
export const colleaguesOf = ({ db, actor }: { db: TenantDb; actor: { memberId: string } }, limit: number) =>
  db.rows<{ id: string }>(sql`
    select m.id from (${colleagues(db.tenantId, actor.memberId)}) near
    join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = near.member_id and ${active}
    where m.id <> ${actor.memberId} order by m.name_key, m.id limit ${limit}`);
