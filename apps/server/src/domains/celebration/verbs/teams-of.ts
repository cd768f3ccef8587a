import { sql } from "drizzle-orm";
import type { WorkerCtx } from "../../../jobs/context.ts";

type Ctx = Pick<WorkerCtx, "db">;
interface OwnTeam {
  memberId: string;
  teamId: string;
}
/** Teams of these members, archived ones aside. */
export const teamsOf = ({ db }: Ctx, memberIds: readonly string[]) =>
  db.rows<OwnTeam>(sql`
    select a.member_id as "memberId", a.team_id as "teamId" from team_members a
    join teams t on t.tenant_id = ${db.tenantId} and t.id = a.team_id and t.archived_at is null
    where a.tenant_id = ${db.tenantId} and a.member_id = any(${sql.param(memberIds)}::uuid[])`);

/** How many are in each of these teams, as far as that matters. */
export async function sizesOf({ db }: Ctx, teamIds: readonly string[], most: number): Promise<Map<string, number>> {
  const rows = await db.rows<{ id: string; size: number }>(sql`
    select t.id, (select count(*)::int from (select from team_members s where s.tenant_id = ${db.tenantId}
        and s.team_id = t.id limit ${most}) s) as size
    from unnest(${sql.param(teamIds)}::uuid[]) t(id)`);
  return new Map(rows.map(({ id, size }) => [id, size]));
}

export async function matesOf({ db }: Ctx, teamIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db.rows<{ id: string; mates: string[] }>(sql`
    select team_id as id, array_agg(member_id) as mates from team_members
    where tenant_id = ${db.tenantId} and team_id = any(${sql.param(teamIds)}::uuid[]) group by team_id`);
  return new Map(rows.map(({ id, mates }) => [id, mates]));
}

/** Whom each of these members reports to, as far as they are here. */
export async function managersOf({ db }: Ctx, memberIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db.rows<{ id: string; managers: string[] }>(sql`
    select g.member_id as id, array_agg(g.manager_id) as managers from member_managers g
    join tenant_members r on r.tenant_id = ${db.tenantId} and r.id = g.manager_id
      and r.status = 'joined' and r.suspended_at is null
    where g.tenant_id = ${db.tenantId} and g.member_id = any(${sql.param(memberIds)}::uuid[]) group by g.member_id`);
  return new Map(rows.map(({ id, managers }) => [id, managers]));
}
