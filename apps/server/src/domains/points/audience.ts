import type { AudienceBody, Audience as Named } from "@plaudit/api/audience.ts";
import type { TenantCtx } from "../../context.ts";
import { type ErrorDetail, fieldErrors } from "../../error.ts";
import { peopleByIds, teamsByIds } from "../directory/index.ts";
import type { Audience } from "./budget-tables.ts";

/** In SQL, whether the member `m` is in an audience; $1 is the tenant. */
export const isIn = (audience: string): string => `((${audience}->>'everyone')::boolean
  or ${audience}->'memberIds' ? m.id::text or ${audience}->'roles' ? m.role
  or (select true from team_members e where e.tenant_id = $1 and e.member_id = m.id
    and ${audience}->'teamIds' ? e.team_id::text limit 1)) is true`;

/** In SQL, whether the settings `s` let the member `m` receive points; a tenant without settings leaves nobody out. */
export const isEligible = `(s.tenant_id is null or ${isIn("s.eligible")}
  and (s.joiner_wait_days = 0 or m.joined_at <= (select app.now()) - make_interval(days => s.joiner_wait_days)))`;

export const storedAudience = ({ everyone, memberIds, teamIds, roles }: AudienceBody): Audience =>
  everyone
    ? { everyone, memberIds: [], teamIds: [], roles: [] }
    : { everyone, memberIds: [...new Set(memberIds)], teamIds: [...new Set(teamIds)], roles: [...new Set(roles)] };

/** Refuses people and teams that the tenant does not have, each at its place. */
export async function checkAudience(ctx: TenantCtx, path: string, audience: AudienceBody | undefined): Promise<void> {
  if (!audience || audience.everyone) return;
  const [people, teams] = await Promise.all([peopleByIds(ctx, audience.memberIds), teamsByIds(ctx, audience.teamIds)]);
  const unknown = (list: "memberIds" | "teamIds", known: ReadonlyMap<string, unknown>) =>
    audience[list].flatMap((id, n): ErrorDetail[] =>
      known.has(id)
        ? []
        : [{ type: "unknown", path: `${path}.${list}.${n}`, key: list === "teamIds" ? "noTeam" : "noMember" }],
    );
  const faults = [...unknown("memberIds", people), ...unknown("teamIds", teams)];
  if (faults.length > 0) throw fieldErrors(faults);
}

/** Audiences with the names of those in them; who has left since is left out. */
export async function nameAudiences(ctx: TenantCtx, audiences: readonly Audience[]): Promise<Named[]> {
  const ids = (list: "memberIds" | "teamIds") => [...new Set(audiences.flatMap((audience) => audience[list]))];
  const [people, teams] = await Promise.all([peopleByIds(ctx, ids("memberIds")), teamsByIds(ctx, ids("teamIds"))]);
  return audiences.map(({ everyone, memberIds, teamIds, roles }) => ({
    everyone,
    members: memberIds.flatMap((id) => people.get(id) ?? []),
    teams: teamIds.flatMap((id) => teams.get(id) ?? []),
    roles,
  }));
}
