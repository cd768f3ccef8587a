import type { RecipientRef } from "@plaudit/api/shared.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import type { QualityRow as AnyQualityRow } from "../value/index.ts";

type QualityRow = Omit<AnyQualityRow, "archivedAt">;

export interface PersonRow {
  id: string;
  first_name: string;
  last_name: string;
  job_title: string | null;
  avatar_id: string | null;
  prefers_private: boolean;
  active: boolean;
}
export interface TeamRow {
  id: string;
  name: string;
}
/** What sending is decided by, apart from points. */
export interface Composition {
  people: Map<string, PersonRow>;
  /** Active members of each target team, the sender among them. */
  teamMembers: (PersonRow & { team_id: string })[];
  teams: Map<string, TeamRow>;
  /** The teams of the people who were named, by name. */
  personTeams: (TeamRow & { member_id: string })[];
  qualities: QualityRow[];
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
  db.query<PersonRow>({
    name: "recognition_people",
    text: `select ${personColumns} from tenant_members m where m.tenant_id = $1 and m.id = any($2::uuid[])`,
    values: [db.tenantId, ids],
  });

const peopleOfTeams = (db: TenantDb, teamIds: readonly string[]) =>
  db.query<PersonRow & { team_id: string }>({
    name: "recognition_team_people",
    text: `select t.team_id, ${personColumns} from team_members t
      join tenant_members m on m.tenant_id = $1 and m.id = t.member_id and m.status <> 'archived' and m.suspended_at is null
      where t.tenant_id = $1 and t.team_id = any($2::uuid[]) order by m.name_key, m.id`,
    values: [db.tenantId, teamIds],
  });

const teamsById = (db: TenantDb, ids: readonly string[]) =>
  db.query<TeamRow>({
    name: "recognition_teams",
    text: "select t.id, t.name from teams t where t.tenant_id = $1 and t.id = any($2::uuid[]) and t.archived_at is null",
    values: [db.tenantId, ids],
  });

const teamsOfPeople = (db: TenantDb, ids: readonly string[]) =>
  db.query<TeamRow & { member_id: string }>({
    name: "recognition_person_teams",
    text: `select tm.member_id, t.id, t.name from team_members tm
      join teams t on t.tenant_id = $1 and t.id = tm.team_id and t.archived_at is null
      where tm.tenant_id = $1 and tm.member_id = any($2::uuid[]) order by t.name_key, t.id`,
    values: [db.tenantId, ids],
  });

const activeQualities = (db: TenantDb) =>
  db.query<QualityRow>({
    name: "recognition_active_qualities",
    text: `select q.id, q.name, q.color, q.motif, q.value_id as "valueId", q.position from recognition_qualities q
      join recognition_values v on v.tenant_id = $1 and v.id = q.value_id and v.archived_at is null
      where q.tenant_id = $1 and q.archived_at is null`,
    values: [db.tenantId],
  });

const managersOfTargets = (db: TenantDb, personIds: readonly string[], teamIds: readonly string[]) =>
  db.query<{ manager_id: string }>({
    name: "recognition_managers",
    text: `select distinct g.manager_id from member_managers g where g.tenant_id = $1 and (g.member_id = any($2::uuid[])
      or g.member_id = any(array(select t.member_id from team_members t
        where t.tenant_id = $1 and t.team_id = any($3::uuid[]))))`,
    values: [db.tenantId, personIds, teamIds],
  });

/** For a recognition that became private although the sender did not choose it. */
export const managerIdsOf = async (db: TenantDb, sendTo: readonly RecipientRef[]): Promise<string[]> => {
  const { personIds, teamIds } = targetIds(sendTo);
  return (await managersOfTargets(db, personIds, teamIds)).map((row) => row.manager_id);
};

interface Wanted {
  senderId: string;
  sendTo: readonly RecipientRef[];
  mentionedIds?: readonly string[];
  managers?: boolean;
}

/** All statements at once. */
export async function readComposition(db: TenantDb, wanted: Wanted): Promise<Composition> {
  const { personIds, teamIds } = targetIds(wanted.sendTo);
  const none = Promise.resolve([]);
  const [people, teamMembers, teams, personTeams, qualities, managers] = await Promise.all([
    peopleById(db, [...new Set([wanted.senderId, ...personIds, ...(wanted.mentionedIds ?? [])])]),
    teamIds.length > 0 ? peopleOfTeams(db, teamIds) : none,
    teamIds.length > 0 ? teamsById(db, teamIds) : none,
    personIds.length > 0 ? teamsOfPeople(db, personIds) : none,
    activeQualities(db),
    wanted.managers ? managersOfTargets(db, personIds, teamIds) : none,
  ]);
  return {
    people: new Map(people.map((row) => [row.id, row])),
    teamMembers,
    teams: new Map(teams.map((row) => [row.id, row])),
    personTeams,
    qualities,
    managerIds: managers.map((row) => row.manager_id),
  };
}
