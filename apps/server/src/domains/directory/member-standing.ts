import { sql } from "drizzle-orm";
import type { AuthDb } from "../../db/tenant-db.ts";

/** Whether a member may enter: neither suspended nor archived. Enters the tenant for the rest of the transaction. */
export async function mayEnter(db: AuthDb, tenantId: string, memberId: string): Promise<boolean> {
  const [, [member]] = await Promise.all([
    db.rows(sql`select tenant from app.enter_tenant(${tenantId})`),
    db.rows<{ active: boolean }>(sql`
      select suspended_at is null and status <> 'archived' as active from tenant_members
      where tenant_id = ${tenantId} and id = ${memberId}`),
  ]);
  return member?.active ?? false;
}
