import { sql } from "drizzle-orm";
import type { TenantDb } from "../../db/tenant-db.ts";

/** What those of these ids are called that are values or qualities. */
export async function valueNames({ db }: { db: TenantDb }, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.rows<{ id: string; name: string }>(sql`
    select v.id, v.name from recognition_values v
    where v.tenant_id = ${db.tenantId} and v.id = any(${sql.param(ids)}::uuid[])
    union all
    select q.id, q.name from recognition_qualities q
    where q.tenant_id = ${db.tenantId} and q.id = any(${sql.param(ids)}::uuid[])`);
  return new Map(rows.map((row) => [row.id, row.name]));
}
