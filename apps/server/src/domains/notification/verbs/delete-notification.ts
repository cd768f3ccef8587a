import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { DomainError } from "../../../error.ts";

export async function deleteNotification({ db, actor }: TenantCtx, id: string): Promise<void> {
  const found = await db.rows(sql`
    delete from notifications
    where tenant_id = ${db.tenantId} and id = ${id} and member_id = ${actor.memberId} returning id`);
  if (found.length === 0) throw new DomainError("NotFound", "noNotification");
}
