import type { PersonSummary, Recipient, RecipientRef, TeamSummary } from "@plaudit/api/shared.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import { avatarUrls, type Signs } from "../media/index.ts";
import { fullName, peopleByIds, searchPeople, searchTeams, teamsByIds } from "./people.ts";
import { type KnownRecipients, type RecipientRow, reachable } from "./recipient-queries.ts";

type Ctx = Signs & { db: TenantDb };
type ReaderCtx = Ctx & { actor: { memberId: string } };

export interface TargetRow {
  member_id: string | null;
  team_id: string | null;
}

const personRecipient = ({ id, ...displayData }: PersonSummary): Recipient => ({
  id,
  type: "tenantMember",
  displayData: { ...displayData, activeMemberCount: null },
});

const teamRecipient = ({
  id,
  name,
  activeMemberCount,
}: Pick<TeamSummary, "id" | "name" | "activeMemberCount">): Recipient => ({
  id,
  type: "team",
  displayData: { name, firstName: null, lastName: null, jobTitle: null, avatarUrls: null, activeMemberCount },
});

export interface Named {
  people: Map<string, PersonSummary>;
  teams: Map<string, TeamSummary>;
}

export const presentTargets = (targets: TargetRow[], { people, teams }: Named): Recipient[] =>
  targets.flatMap((target) => {
    const person = target.member_id ? people.get(target.member_id) : undefined;
    const team = target.team_id ? teams.get(target.team_id) : undefined;
    return person ? [personRecipient(person)] : team ? [teamRecipient(team)] : [];
  });

const present = <T>(value: T | null): value is T => value !== null;

/** Everybody and every team that these rows name, in one round trip. */
export async function namesFor(ctx: Ctx, members: string[], targets: TargetRow[]): Promise<Named> {
  const [people, teams] = await Promise.all([
    peopleByIds(ctx, [...new Set([...members, ...targets.map((t) => t.member_id).filter(present)])]),
    teamsByIds(ctx, [...new Set(targets.map((t) => t.team_id).filter(present))]),
  ]);
  return { people, teams };
}

export const recipientName = (row: Pick<RecipientRow, "first_name" | "last_name">) =>
  fullName(row.first_name, row.last_name);

/** Of what was read to send to them. */
export const recipientSummary = (ctx: Ctx, row: RecipientRow): PersonSummary => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  name: recipientName(row),
  jobTitle: row.job_title,
  avatarUrls: avatarUrls(ctx, row.avatar_id),
});

export function presentTarget(ctx: Ctx, { id, type }: RecipientRef, known: KnownRecipients): Recipient[] {
  const team = type === "team" ? known.teams.get(id) : undefined;
  const person = type === "tenantMember" ? known.people.get(id) : undefined;
  if (person) return [personRecipient(recipientSummary(ctx, person))];
  if (!team) return [];
  const activeMemberCount = known.teamMembers.filter((row) => row.team_id === id).length;
  return [teamRecipient({ id, name: team.name, activeMemberCount })];
}

const MOST = 10;

/** Those of these that something can still be sent to; never the reader. */
export async function recipientsByIds(ctx: ReaderCtx, ids: string[]): Promise<Recipient[]> {
  const [people, teams, active] = await Promise.all([
    peopleByIds(ctx, ids),
    teamsByIds(ctx, ids),
    reachable(ctx.db, ids),
  ]);
  const others = ids.filter((id) => active.has(id) && id !== ctx.actor.memberId);
  return others.flatMap((id) => {
    const person = people.get(id);
    const team = teams.get(id);
    return person ? [personRecipient(person)] : team ? [teamRecipient(team)] : [];
  });
}

/** People and teams by name; never the reader. */
export async function searchRecipients(ctx: ReaderCtx, search: string): Promise<Recipient[]> {
  const [people, teams] = await Promise.all([
    searchPeople(ctx, { search, notIds: [ctx.actor.memberId], limit: MOST }),
    searchTeams(ctx, { search, limit: MOST }),
  ]);
  const forTeams = Math.min(teams.length, Math.max(3, MOST - people.length));
  return [...people.slice(0, MOST - forTeams).map(personRecipient), ...teams.slice(0, forTeams).map(teamRecipient)];
}
