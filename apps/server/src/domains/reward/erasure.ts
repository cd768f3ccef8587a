import { sql } from "drizzle-orm";
import type { Erasure } from "../../domain.ts";

/** Where it went, what was written with it and what it gave them; what was redeemed and what it cost stays. */
export const rewardErasure: Erasure = {
  unfinished: async ({ db, memberId }) => {
    const [row] = await db.rows<{ orders: number }>(sql`
      select count(*)::int as orders from redemptions
      where tenant_id = ${db.tenantId} and member_id = ${memberId} and status in ('requested', 'approved')`);
    return row ?? {};
  },
  erase: async ({ db }, memberId) => {
    const of = sql`tenant_id = ${db.tenantId} and member_id = ${memberId}`;
    db.write(sql`delete from reward_wishes where ${of}`);
    await db.rows(sql`
      update redemptions set address = null, email = null, note = '', message = '', tracking = '', reason = '', credential = null,
        wished_on = null, revealed_at = null
      where ${of} and status in ('fulfilled', 'failed', 'cancelled')`);
    return false;
  },
};
