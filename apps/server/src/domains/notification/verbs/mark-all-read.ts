import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";

export async function markAllRead({ db, actor, now }: TenantCtx): Promise<void> {
  db.write(sql`
    update notifications set read_at = ${now}
    where tenant_id = ${db.tenantId} and member_id = ${actor.memberId} and read_at is null`);
}
