import type { PersonSummary, TeamSummary } from "@plaudit/api/shared.ts";
import { type SQL, sql } from "drizzle-orm";
import type { TenantCtx } from "../../http/context.ts";
import { beginsWith, peopleByIds, teamsByIds } from "./directory.ts";
import { foldName } from "./rules/fold-name.ts";

interface Page {
  page: number;
  pageSize: number;
}
interface List<T> {
  results: T[];
  next: number | null;
  total: number;
}
interface Found {
  id: string;
  total: number;
}

async function listed<T>(
  rows: Found[],
  { page, pageSize }: Page,
  byIds: (ids: string[]) => Promise<Map<string, T>>,
): Promise<List<T>> {
  const ids = rows.map((row) => row.id);
  const found = await byIds(ids);
  const total = rows[0]?.total ?? 0;
  return {
    results: ids.flatMap((id) => found.get(id) ?? []),
    next: page * pageSize < total ? page + 1 : null,
    total,
  };
}
const slice = ({ page, pageSize }: Page) => sql`limit ${pageSize} offset ${(page - 1) * pageSize}`;

interface PeopleQuery extends Page {
  search?: string | undefined;
  notIdIn?: string[] | undefined;
  suspended?: boolean | undefined;
}
/** People who have not left, by name. */
export async function listPeople(ctx: TenantCtx, query: PeopleQuery): Promise<List<PersonSummary>> {
  const { db } = ctx;
  const prefix = foldName(query.search ?? "");
  const conditions: SQL[] = [sql`m.tenant_id = ${db.tenantId} and m.status <> 'archived'`];
  if (query.suspended !== true) conditions.push(sql`m.suspended_at is null`);
  if (query.notIdIn?.length) conditions.push(sql`m.id <> all(${sql.param(query.notIdIn)}::uuid[])`);
  if (prefix)
    conditions.push(sql`m.id in (
      select k.id from tenant_members k where k.tenant_id = ${db.tenantId} and ${beginsWith(sql`k.name_key`, prefix)}
      union select p.member_id from member_name_parts p where p.tenant_id = ${db.tenantId} and ${beginsWith(sql`p.part`, prefix)})`);
  const rows = await db.rows<Found>(sql`
    select m.id, count(*) over ()::int as total from tenant_members m where ${sql.join(conditions, sql` and `)}
    order by m.name_key, m.id ${slice(query)}`);
  return listed(rows, query, (ids) => peopleByIds(ctx, ids));
}

interface TeamQuery extends Page {
  search?: string | undefined;
  idIn?: string[] | undefined;
  mine?: boolean | undefined;
}
export async function listTeams(ctx: TenantCtx, query: TeamQuery): Promise<List<TeamSummary>> {
  const { db, actor } = ctx;
  const prefix = foldName(query.search ?? "");
  const conditions: SQL[] = [sql`t.tenant_id = ${db.tenantId} and t.archived_at is null`];
  if (prefix) conditions.push(beginsWith(sql`t.name_key`, prefix));
  if (query.idIn?.length) conditions.push(sql`t.id = any(${sql.param(query.idIn)}::uuid[])`);
  if (query.mine)
    conditions.push(sql`t.id in (select tm.team_id from team_members tm
      where tm.tenant_id = ${db.tenantId} and tm.member_id = ${actor.memberId})`);
  const rows = await db.rows<Found>(sql`
    select t.id, count(*) over ()::int as total from teams t where ${sql.join(conditions, sql` and `)}
    order by t.name_key, t.id ${slice(query)}`);
  return listed(rows, query, (ids) => teamsByIds(ctx, ids));
}
