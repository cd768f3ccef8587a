import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { isHere } from "./queries.ts";

const DAYS = 90;
/** Of fewer one could be told from the hours. */
const LEAST = 5;

/** By the hour of the reader's own day, how many announcements were read. */
export async function openingsOf({ db, now, tenant }: TenantCtx): Promise<{ hours: number[] | null }> {
  const since = new Date(now.getTime() - DAYS * 24 * 3_600_000);
  const read = sql`announcement_readers r
    join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = r.member_id and ${sql.raw(isHere)}
    where r.tenant_id = ${db.tenantId} and r.read_at >= ${since.toISOString()}::timestamptz`;
  const [rows, [people]] = await Promise.all([
    db.rows<{ hour: number; count: number }>(sql`
      select extract(hour from r.read_at at time zone coalesce(m.timezone, ${tenant.timezone}))::int as hour, count(*)::int as count
      from ${read} group by 1`),
    db.rows<{ count: number }>(sql`select count(distinct r.member_id)::int as count from ${read}`),
  ]);
  if ((people?.count ?? 0) < LEAST) return { hours: null };
  const of = new Map(rows.map(({ hour, count }) => [hour, count]));
  return { hours: Array.from({ length: 24 }, (_, hour) => of.get(hour) ?? 0) };
}
