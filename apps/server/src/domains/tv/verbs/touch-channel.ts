import { sql } from "drizzle-orm";
import type { TenantDb } from "../../../db/tenant-db.ts";

/** A screen was seen; written once a minute at most. */
export async function touchChannel(db: TenantDb, id: string): Promise<void> {
  db.write(sql`
    update tv_channels set last_seen_at = app.now()
    where tenant_id = ${db.tenantId} and id = ${id}
      and (last_seen_at is null or last_seen_at < app.now() - interval '1 minute')`);
}
