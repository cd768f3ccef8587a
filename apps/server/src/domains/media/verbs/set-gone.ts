import { sql } from "drizzle-orm";
import type { TenantDb } from "../../../db/tenant-db.ts";

/** From then on it is refused, and its sweep is due: a job of its own tenant, so that nobody looks across tenants. */
export function setGone(db: TenantDb, id: string, goneAt: Date): void {
  db.write(sql`update media_objects set gone_at = ${goneAt} where tenant_id = ${db.tenantId} and id = ${id}`);
  scheduleSweep(db, id, goneAt);
}

export function scheduleSweep(db: TenantDb, id: string, goneAt: Date): void {
  db.write(sql`
    insert into schedules (tenant_id, id, job, data, next_run_at)
    values (${db.tenantId}, ${id}, 'media.sweep', ${JSON.stringify({ id })}::jsonb, ${goneAt})
    on conflict (tenant_id, id) do update set next_run_at = excluded.next_run_at`);
}
