import { sql } from "drizzle-orm";
import type { TenantDb } from "../../../db/tenant-db.ts";

export async function removeTimelineItem({ db, now }: { db: TenantDb; now: Date }, entityId: string): Promise<void> {
  await db.rows(sql`
    update timeline_items set removed_at = ${now}, pinned_until = null
    where tenant_id = ${db.tenantId} and entity_id = ${entityId} and removed_at is null`);
}

/** At its old place in the feed. */
export async function restoreTimelineItem({ db }: { db: TenantDb }, entityId: string): Promise<void> {
  await db.rows(sql`
    update timeline_items set removed_at = null where tenant_id = ${db.tenantId} and entity_id = ${entityId}`);
}
