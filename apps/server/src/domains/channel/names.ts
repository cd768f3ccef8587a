import { sql } from "drizzle-orm";
import type { TenantDb } from "../../db/tenant-db.ts";

/** What those of these ids are called that are channels. */
export async function channelNames({ db }: { db: TenantDb }, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.rows<{ id: string; name: string }>(sql`
    select c.id, c.name from tv_channels c
    where c.tenant_id = ${db.tenantId} and c.id = any(${sql.param(ids)}::uuid[])`);
  return new Map(rows.map((row) => [row.id, row.name]));
}
