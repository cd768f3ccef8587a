import type { MemberRow } from "@plaudit/api/member.ts";
import { type SQL, sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { nextOf, offsetOf } from "../../paging.ts";
import { presentPerson } from "../directory/index.ts";
import { conditionsOf, type Filter, isSet, orderOf } from "./member-filter.ts";
import { type MemberColumns, memberColumns } from "./member-queries.ts";
import { memberPolicy } from "./policy.ts";

interface Row extends MemberColumns {
  teams: { id: string; name: string }[] | null;
}
/** As many teams as a row can show. */
const TEAMS = 3;

const rowsOf = ({ db }: Pick<TenantCtx, "db">, ids: string[]) =>
  db.rows<Row>(sql`
    select ${memberColumns},
      (select jsonb_agg(jsonb_build_object('id', x.id, 'name', x.name)) from (
        select t.id, t.name from team_members tm join teams t on t.tenant_id = ${db.tenantId} and t.id = tm.team_id and t.archived_at is null
        where tm.tenant_id = ${db.tenantId} and tm.member_id = m.id order by t.name_key, t.id limit ${TEAMS}) x) as teams
    from tenant_members m where m.tenant_id = ${db.tenantId} and m.id = any(${sql.param(ids)}::uuid[])`);

const present = (ctx: TenantCtx, row: Row): MemberRow => ({
  ...presentPerson(ctx, row),
  __entity_type__: "tenantMember",
  __permissions__: memberPolicy.permissionsOn(ctx.actor, row),
  email: row.email,
  department: row.department,
  country: row.country,
  role: row.role,
  status: row.status,
  suspended: row.suspended,
  joinedAt: row.joinedAt?.toISOString() ?? null,
  teams: row.teams ?? [],
  version: row.version,
});

interface Page extends Filter {
  sorting: string;
  page: number;
  pageSize: number;
}
/** Beyond so many rows it pays to know first how many there are: what is nearer to the end is read from there. */
const DEEP = 2_000;

const idsOf = ({ db }: TenantCtx, who: SQL, { order, limit, offset }: { order: SQL; limit: number; offset: number }) =>
  db.rows<{ id: string }>(
    sql`select m.id from tenant_members m where ${who} order by ${order} limit ${limit} offset ${offset}`,
  );

/** The ids of a page by one range of an index, and how many there are in all. */
async function pageOf(ctx: TenantCtx, filter: Filter, { sorting, page, pageSize }: Omit<Page, keyof Filter>) {
  const { db } = ctx;
  const who = conditionsOf(ctx, filter);
  const offset = offsetOf({ page, pageSize });
  const range = { order: orderOf(sorting), limit: pageSize, offset };
  const count = async () => {
    const [row] = await db.rows<{ total: number }>(
      sql`select count(*)::int as total from tenant_members m where ${who}`,
    );
    return row?.total ?? 0;
  };
  if (isSet(filter)) {
    const found = await db.rows<{ id: string; total: number }>(sql`
      select m.id, count(*) over ()::int as total from tenant_members m where ${who}
      order by ${range.order} limit ${pageSize} offset ${offset}`);
    const total = found[0]?.total ?? (offset === 0 ? 0 : await count());
    return { ids: found.map((row) => row.id), total };
  }
  if (offset < DEEP) {
    const [found, total] = await Promise.all([idsOf(ctx, who, range), count()]);
    return { ids: found.map((row) => row.id), total };
  }
  const total = await count();
  if (offset >= total) return { ids: [], total };
  if (offset < total / 2) return { ids: (await idsOf(ctx, who, range)).map((row) => row.id), total };
  const limit = Math.min(pageSize, total - offset);
  const back = await idsOf(ctx, who, { order: orderOf(sorting, true), limit, offset: total - offset - limit });
  return { ids: back.map((row) => row.id).reverse(), total };
}

/** A page of members, and how many there are. */
export async function listMembers(ctx: TenantCtx, { sorting, page, pageSize, ...filter }: Page) {
  const { ids, total } = await pageOf(ctx, filter, { sorting, page, pageSize });
  const next = nextOf({ page, pageSize }, total);
  if (ids.length === 0) return { results: [], next, total };
  const byId = new Map((await rowsOf(ctx, ids)).map((row) => [row.id, row]));
  const results = ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [present(ctx, row)] : [];
  });
  return { results, next, total };
}

/** What there is to filter by. */
export async function memberFacets({ db }: TenantCtx) {
  /** From one value to the next along the index, not through everybody who shares it. */
  const distinct = (column: "department" | "country") => {
    const name = sql`m.${sql.identifier(column)} collate "und-x-icu"`;
    const here = sql`m.tenant_id = ${db.tenantId} and m.status <> 'archived'`;
    return db.rows<{ value: string }>(sql`
      with recursive walk as (
        (select ${name} as value from tenant_members m where ${here} and ${name} is not null order by ${name} limit 1)
        union all
        select (select ${name} from tenant_members m where ${here} and ${name} > walk.value order by ${name} limit 1)
        from walk where walk.value is not null)
      select value from walk where value is not null limit 500`);
  };
  const [departments, countries] = await Promise.all([distinct("department"), distinct("country")]);
  return { departments: departments.map((row) => row.value), countries: countries.map((row) => row.value) };
}
