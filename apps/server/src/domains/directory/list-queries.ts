import type { PersonSummary, TeamSummary } from "@plaudit/api/shared.ts";
import { type SQL, sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import { offsetOf } from "../../paging.ts";
import { peopleByIds, teamNamed, teamsByIds } from "./people.ts";
import { findPeople } from "./people-search.ts";
import { seesSuspended } from "./policy.ts";

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
  ids: string[];
  total: number;
  more: boolean;
}

async function listed<T>(
  found: Found,
  page: number,
  byIds: (ids: string[]) => Promise<Map<string, T>>,
): Promise<List<T>> {
  const { ids, total, more } = found;
  const shown = await byIds(ids);
  return { results: ids.flatMap((id) => shown.get(id) ?? []), next: more ? page + 1 : null, total };
}

interface PeopleQuery extends Page {
  search?: string | undefined;
  notIdIn?: string[] | undefined;
  suspended?: boolean | undefined;
}
/** People who have not left, by name. */
export async function listPeople(ctx: TenantCtx, query: PeopleQuery): Promise<List<PersonSummary>> {
  const { db, actor } = ctx;
  const { search, notIdIn = [], page, pageSize } = query;
  const suspended = query.suspended === true && seesSuspended(actor);
  const wanted = { notIds: notIdIn, suspended, limit: pageSize, offset: offsetOf(query) };
  const found = await (search ? findPeople(db, { ...wanted, search, counted: true }) : everybody(db, wanted));
  return listed(found, page, (ids) => peopleByIds(ctx, ids));
}

interface Everybody {
  notIds: string[];
  suspended: boolean;
  limit: number;
  offset: number;
}
async function everybody(db: TenantDb, { notIds, suspended, limit, offset }: Everybody): Promise<Found> {
  const who = sql`m.tenant_id = ${db.tenantId} and m.status <> 'archived'${suspended ? sql`` : sql` and m.suspended_at is null`}
    and m.id <> all(${sql.param(notIds)}::uuid[])`;
  const [rows, [counted]] = await Promise.all([
    db.rows<{ id: string }>(sql`
      select m.id from tenant_members m where ${who}
      order by m.name_key using ~<~, m.id limit ${limit} offset ${offset}`),
    db.rows<{ total: number }>(sql`select count(*)::int as total from tenant_members m where ${who}`),
  ]);
  const total = counted?.total ?? 0;
  return { ids: rows.map((row) => row.id), total, more: offset + limit < total };
}

interface TeamQuery extends Page {
  search?: string | undefined;
  idIn?: string[] | undefined;
  mine?: boolean | undefined;
}
export async function listTeams(ctx: TenantCtx, query: TeamQuery): Promise<List<TeamSummary>> {
  const { db, actor } = ctx;
  const { search, idIn, mine, page, pageSize } = query;
  const offset = offsetOf(query);
  const conditions: SQL[] = [sql`t.tenant_id = ${db.tenantId} and t.archived_at is null`];
  if (search) conditions.push(teamNamed(search));
  if (idIn?.length) conditions.push(sql`t.id = any(${sql.param(idIn)}::uuid[])`);
  if (mine)
    conditions.push(sql`t.id in (select tm.team_id from team_members tm
      where tm.tenant_id = ${db.tenantId} and tm.member_id = ${actor.memberId})`);
  const rows = await db.rows<{ id: string; total: number }>(sql`
    select t.id, count(*) over ()::int as total from teams t where ${sql.join(conditions, sql` and `)}
    order by t.name_key, t.id limit ${pageSize} offset ${offset}`);
  const total = rows[0]?.total ?? 0;
  const found = { ids: rows.map((row) => row.id), total, more: offset + pageSize < total };
  return listed(found, page, (ids) => teamsByIds(ctx, ids));
}
