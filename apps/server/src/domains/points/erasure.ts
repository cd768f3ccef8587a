import { sql } from "drizzle-orm";
import type { Erasure } from "../../domain.ts";
import { accountId } from "./rules/account-id.ts";

/** What was written beside their points; the entries stay, by ids. */
export const pointsErasure: Erasure = {
  erase: async ({ db }, memberId) => {
    const own = sql`any(${sql.param([accountId(memberId, "allocation"), accountId(memberId, "redeemable")])}::uuid[])`;
    db.write(sql`
      update points_accounts set lock_reason = null
      where tenant_id = ${db.tenantId} and id = ${own} and lock_reason is not null`);
    db.write(sql`delete from points_leaver_lots where tenant_id = ${db.tenantId} and account_id = ${own}`);
    await db.rows(sql`
      delete from points_notes n where n.tenant_id = ${db.tenantId} and n.transaction_id in (
        select e.transaction_id from points_entries e where e.tenant_id = ${db.tenantId} and e.account_id = ${own})`);
    return false;
  },
};
