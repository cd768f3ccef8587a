import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";

export async function deleteAllNotifications({ db, actor }: TenantCtx): Promise<void> {
  db.write(sql`
    delete from notifications where tenant_id = ${db.tenantId} and member_id = ${actor.memberId}`);
}
