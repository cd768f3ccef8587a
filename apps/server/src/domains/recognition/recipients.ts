import type { Recipient } from "@plaudit/api/shared.ts";
import type { TenantCtx } from "../../context.ts";
import { peopleByIds, searchPeople, searchTeams, teamsByIds } from "../directory/index.ts";
import { colleaguesOf, recentTargets, recognizable } from "./people-queries.ts";
import { namesFor, personRecipient, presentTargets, teamRecipient } from "./present.ts";

const MOST = 10;

async function byIds(ctx: TenantCtx, ids: string[]): Promise<Recipient[]> {
  const [people, teams, active] = await Promise.all([
    peopleByIds(ctx, ids),
    teamsByIds(ctx, ids),
    recognizable(ctx, ids),
  ]);
  const others = ids.filter((id) => active.has(id) && id !== ctx.actor.memberId);
  return others.flatMap((id) => {
    const person = people.get(id);
    const team = teams.get(id);
    return person ? [personRecipient(person)] : team ? [teamRecipient(team)] : [];
  });
}

async function recent(ctx: TenantCtx): Promise<Recipient[]> {
  const [targets, colleagues] = await Promise.all([recentTargets(ctx, 2 * MOST), colleaguesOf(ctx, MOST)]);
  const known = new Set(targets.map((target) => target.member_id));
  const more = colleagues.filter(({ id }) => !known.has(id)).map(({ id }) => ({ member_id: id, team_id: null }));
  const all = [...targets, ...more].map((target) => ({ ...target, recognition_id: "" }));
  const ids = all.map((target) => target.member_id ?? target.team_id ?? "");
  const [named, active] = await Promise.all([namesFor(ctx, [], all), recognizable(ctx, ids)]);
  return presentTargets(all, named)
    .filter((recipient) => active.has(recipient.id))
    .slice(0, MOST);
}

/** People and teams by name; with nothing typed, those whom the reader recognized last. Never the reader. */
export async function findRecipients(
  ctx: TenantCtx,
  { search, idIn }: { search?: string | undefined; idIn?: string[] | undefined },
): Promise<Recipient[]> {
  if (idIn) return byIds(ctx, idIn);
  if (!search) return recent(ctx);
  const [people, teams] = await Promise.all([
    searchPeople(ctx, { search, notIds: [ctx.actor.memberId], limit: MOST }),
    searchTeams(ctx, { search, limit: MOST }),
  ]);
  const forTeams = Math.min(teams.length, Math.max(3, MOST - people.length));
  return [...people.slice(0, MOST - forTeams).map(personRecipient), ...teams.slice(0, forTeams).map(teamRecipient)];
}
