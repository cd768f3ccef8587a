import { sql } from "drizzle-orm";
import type { TenantDb } from "../../db/tenant-db.ts";
import { fullName } from "./people.ts";

/** What those of these ids are called that are people or teams. */
export async function directoryNames({ db }: { db: TenantDb }, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const [people, teams] = await Promise.all([
    db.rows<{ id: string; first_name: string; last_name: string }>(sql`
      select m.id, m.first_name, m.last_name from tenant_members m
      where m.tenant_id = ${db.tenantId} and m.id = any(${sql.param(ids)}::uuid[])`),
    db.rows<{ id: string; name: string }>(sql`
      select t.id, t.name from teams t where t.tenant_id = ${db.tenantId} and t.id = any(${sql.param(ids)}::uuid[])`),
  ]);
  return new Map([
    ...people.map((row) => [row.id, fullName(row.first_name, row.last_name)] as const),
    ...teams.map((row) => [row.id, row.name] as const),
  ]);
}
