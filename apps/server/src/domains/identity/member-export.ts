import { type SQL, sql } from "drizzle-orm";
import type { TenantDb } from "../../db/tenant-db.ts";
import type { TenantCtx } from "../../http/context.ts";
import { Download } from "../../http/download.ts";
import { exportWords } from "./export-words.ts";
import { conditionsOf, type Filter } from "./member-filter.ts";
import { csvLine } from "./rules/csv-line.ts";

/** Rows of one transaction: few enough to be held, many enough that asking costs little. */
const CHUNK = 2_000;

/** A field in quotes; what a spreadsheet would take for a formula is disarmed. */
const field = (
  value: SQL,
) => sql`'"' || case when strpos(E'=+-@\\t\\r', left(${value}, 1)) > 0 and ${value} <> '' then '''' else '' end
  || replace(${value}, '"', '""') || '"'`;
const free = (value: SQL) => sql`coalesce(${field(value)}, '')`;
const listed = (value: SQL) => free(sql`(${value})`);

/** One line a member, written by the database: the texts pass through this process as they are. */
export const memberLine = (db: TenantDb): SQL => {
  const managers = sql`select string_agg(trim(h.first_name || ' ' || h.last_name), '; ' order by h.name_key, h.id) from member_managers g
    join tenant_members h on h.tenant_id = ${db.tenantId} and h.id = g.manager_id
    where g.tenant_id = ${db.tenantId} and g.member_id = m.id`;
  const teams = sql`select string_agg(t.name, '; ' order by t.name_key, t.id) from team_members tm
    join teams t on t.tenant_id = ${db.tenantId} and t.id = tm.team_id and t.archived_at is null
    where tm.tenant_id = ${db.tenantId} and tm.member_id = m.id`;
  const fields = [
    free(sql`m.first_name`),
    free(sql`m.last_name`),
    free(sql`m.email`),
    free(sql`m.job_title`),
    free(sql`m.department`),
    sql`coalesce(m.country, '')`,
    sql`m.role`,
    sql`m.status`,
    sql`case when m.suspended_at is null then '' else 'suspended' end`,
    sql`coalesce(to_char(m.joined_at at time zone 'UTC', 'YYYY-MM-DD'), '')`,
    listed(managers),
    listed(teams),
  ];
  return sql`${sql.join(fields, sql` || ',' || `)} || E'\\r\\n'`;
};

export const exportChunk = (db: TenantDb, filter: Filter, after: string | null) =>
  db.rows<{ lines: string | null; last: string | null }>(sql`
    select string_agg(x.line, '' order by x.id) as lines, max(x.id::text) as last from (
      select m.id, ${memberLine(db)} as line from tenant_members m
      where ${conditionsOf(db, filter)} and m.id > ${after ?? "00000000-0000-0000-0000-000000000000"}::uuid
      order by m.id limit ${CHUNK}) x`);

/** Everybody whom the filter lets through, each once, in the order in which they were added, as fast as it is read. */
export function exportMembers(ctx: TenantCtx, filter: Filter): Download {
  const { again, actor } = ctx;
  const encoder = new TextEncoder();
  let after: string | null = null;
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        // Spreadsheets know by the mark that it is UTF-8.
        controller.enqueue(encoder.encode(`\ufeff${csvLine(exportWords(actor.locale))}`));
      },
      async pull(controller) {
        const [chunk] = await again((db) => exportChunk(db, filter, after));
        if (!chunk?.lines || !chunk.last) return controller.close();
        after = chunk.last;
        controller.enqueue(encoder.encode(chunk.lines));
      },
    },
    { highWaterMark: 1 },
  );
  return new Download(body, { type: "text/csv; charset=utf-8", name: "members.csv" });
}
