import type { Team } from "@plaudit/api/team.ts";
import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { byId, columnsOf } from "../../db/rows.ts";
import { DomainError } from "../../error.ts";
import { nextOf, offsetOf } from "../../paging.ts";
import { teamNamed, teams, teamsByIds } from "../directory/index.ts";
import { teamPolicy } from "./policy.ts";

type Row = typeof teams.$inferSelect;
interface Query {
  search?: string | undefined;
  archived?: boolean | undefined;
  sorting: string;
  page: number;
  pageSize: number;
}

async function present(ctx: TenantCtx, rows: Row[]): Promise<Team[]> {
  const summaries = await teamsByIds(
    ctx,
    rows.map((row) => row.id),
  );
  return rows.flatMap((row) => {
    const summary = summaries.get(row.id);
    if (!summary) return [];
    const archivedAt = row.archivedAt?.toISOString() ?? null;
    return [
      {
        ...summary,
        __entity_type__: "team" as const,
        __permissions__: teamPolicy.permissionsOn(ctx.actor, { ...summary, archivedAt }),
        createdAt: row.createdAt.toISOString(),
        archivedAt,
        version: row.version,
      },
    ];
  });
}

/** A tenant's teams are few enough to be sorted each time; only by size are all of them counted. */
export async function listManagedTeams(ctx: TenantCtx, { search, archived, sorting, ...paging }: Query) {
  const { db } = ctx;
  const conditions: SQL[] = [
    sql`t.tenant_id = ${db.tenantId}`,
    archived ? sql`t.archived_at is not null` : sql`t.archived_at is null`,
  ];
  if (search) conditions.push(teamNamed(search));
  const down = sorting.startsWith("-");
  const size = sql`(select count(*) from team_members tm join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = tm.member_id
    and m.status <> 'archived' and m.suspended_at is null where tm.tenant_id = ${db.tenantId} and tm.team_id = t.id)`;
  const keys: Record<string, SQL> = {
    name: sql`t.name_key`,
    teamType: sql`t.team_type`,
    createdAt: sql`t.created_at`,
    activeMemberCount: size,
  };
  const key = keys[sorting.replace(/^-/, "")] ?? sql`t.name_key`;
  const rows = await db.rows<Row & { total: number }>(sql`
    select ${columnsOf("t", getTableColumns(teams))}, count(*) over ()::int as total from teams t
    where ${sql.join(conditions, sql` and `)}
    order by ${key} ${down ? sql`desc` : sql`asc`}, t.name_key, t.id limit ${paging.pageSize} offset ${offsetOf(paging)}`);
  const total = rows[0]?.total ?? 0;
  return { results: await present(ctx, rows), next: nextOf(paging, total), total };
}

export async function oneTeam(ctx: TenantCtx, id: string): Promise<Team> {
  const rows = await ctx.db.orm
    .select()
    .from(teams)
    .where(byId(ctx.db, teams, id));
  const [team] = await present(ctx, rows);
  if (!team) throw new DomainError("NotFound", "noTeam");
  return team;
}
