import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { DomainError } from "../../../error.ts";

export async function markRead({ db, actor, now }: TenantCtx, id: string): Promise<void> {
  const found = await db.rows(sql`
    update notifications set read_at = coalesce(read_at, ${now}::timestamptz)
    where tenant_id = ${db.tenantId} and id = ${id} and member_id = ${actor.memberId} and in_app returning id`);
  if (found.length === 0) throw new DomainError("NotFound", "noNotification");
}
