import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";

export async function deleteAllNotifications({ db, actor, now }: TenantCtx): Promise<void> {
  db.write(sql`
    update notifications set in_app = false, dismissed_at = ${now}::timestamptz, read_at = coalesce(read_at, ${now}::timestamptz)
    where tenant_id = ${db.tenantId} and member_id = ${actor.memberId}`);
}
