import { type SQL, sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { CSV_LINES, csvCopied, csvDay, csvLines, csvPlain, csvTexts } from "../../csv-copy.ts";
import type { Download } from "../../download.ts";
import { exportHeader } from "./export-words.ts";
import { conditionsOf, type Filter, type Where } from "./member-filter.ts";

const FIRST = "00000000-0000-0000-0000-000000000000";

const fields = [
  ...csvTexts("x.first_name", "x.last_name", "x.email", "x.job_title", "x.department", "x.country"),
  csvPlain(sql`x.role`),
  csvPlain(sql`x.status`),
  csvPlain(sql`case when x.suspended_at is not null then 'suspended' end`),
  csvDay(sql`x.joined_at`),
  ...csvTexts("x.managers", "x.teams"),
];

/**
 * Managers and teams of a stretch of members are read as stretches too, not one by one, and each manager once. What is gathered comes in
 * order: an aggregate that sorts would sort for each member again.
 */
const stretchOf = ({ db, tenant }: Where, filter: Filter, after: string, last: string) => sql`
  p as materialized (
    select m.id, m.first_name, m.last_name, m.email, m.job_title, m.department, m.country, m.role, m.status, m.suspended_at, m.joined_at
    from tenant_members m where ${conditionsOf({ db, tenant }, filter)} and m.id > ${after}::uuid and m.id <= ${last}::uuid),
  managed as materialized (
    select g.member_id, g.manager_id from member_managers g
    where g.tenant_id = ${db.tenantId} and g.member_id > ${after}::uuid and g.member_id <= ${last}::uuid),
  managers as materialized (
    select h.id, h.name_key, trim(h.first_name || ' ' || h.last_name) as name from tenant_members h
    where h.tenant_id = ${db.tenantId} and h.id = any(array(select distinct manager_id from managed))),
  managing as (
    select x.member_id, string_agg(x.name, '; ') as managers from (
      select g.member_id, h.name from managed g join managers h on h.id = g.manager_id
      order by g.member_id, h.name_key collate "C", h.id) x group by x.member_id),
  teaming as (
    select x.member_id, string_agg(x.name, '; ') as teams from (
      select tm.member_id, t.name from team_members tm
      join teams t on t.tenant_id = ${db.tenantId} and t.id = tm.team_id and t.archived_at is null
      where tm.tenant_id = ${db.tenantId} and tm.member_id > ${after}::uuid and tm.member_id <= ${last}::uuid
      order by tm.member_id, t.name_key collate "C", t.id) x group by x.member_id)`;

/** The last member of the stretch that starts behind this one; null where nobody is left. */
async function endOf(where: Where, filter: Filter, after: string): Promise<string | null> {
  const [found] = await where.db.rows<{ last: string | null }>(sql`
    select max(x.id::text) as last from (
      select m.id from tenant_members m where ${conditionsOf(where, filter)} and m.id > ${after}::uuid
      order by m.id limit ${CSV_LINES}) x`);
  return found?.last ?? null;
}

/**
 * One line a member. Among many tenants a large one's stretch is thought to be a few rows, and a few rows would be joined by comparing each with
 * each.
 */
function linesOf(where: Where, filter: Filter, after: string, last: string): SQL {
  where.db.write(sql`set local enable_nestloop = off`);
  return csvLines(
    fields,
    sql`from (
      with ${stretchOf(where, filter, after, last)}
      select p.*, managers, teams from p
      left join managing on managing.member_id = p.id left join teaming on teaming.member_id = p.id order by p.id offset 0) x`,
  );
}

/** Everybody whom the filter lets through, each once, in the order in which they were added, as fast as it is read. */
export const exportMembers = ({ again, actor, tenant }: TenantCtx, filter: Filter): Download =>
  csvCopied<string>(again, {
    name: "members.csv",
    head: exportHeader(actor.locale),
    zone: tenant.timezone,
    endOf: (db, after = FIRST) => endOf({ db, tenant }, filter, after),
    lines: (db, after = FIRST, last) => linesOf({ db, tenant }, filter, after, last),
  });
