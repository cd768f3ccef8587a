import { sql } from "drizzle-orm";
import type { TenantDb } from "../../db/tenant-db.ts";

/** Whether a bank is there to be paid from; held as it is until what names it is written. */
export async function isOpenBank(db: TenantDb, id: string): Promise<boolean> {
  const rows = await db.rows(sql`
    select 1 from points_budget_items b
    where b.tenant_id = ${db.tenantId} and b.id = ${id} and b.source = 'pointsBank' and b.ended_at is null for share`);
  return rows.length > 0;
}

/** What a bank holds that may be paid from; null where there is none. */
export async function bankBalance(db: TenantDb, id: string): Promise<number | null> {
  const [found] = await db.rows<{ balance: number }>(sql`
    select a.balance from points_budget_items b
    join points_accounts a on a.tenant_id = ${db.tenantId} and a.id = md5(b.id::text || '/fund/')::uuid
    where b.tenant_id = ${db.tenantId} and b.id = ${id} and b.source = 'pointsBank' and b.ended_at is null`);
  return found?.balance ?? null;
}
