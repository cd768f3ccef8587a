import { sql } from "drizzle-orm";
import type { Erasure } from "../../domain.ts";

/** What they wrote and enclosed to prove something; that it was claimed, and what was paid, stays. Files go with their other media. */
export const incentiveErasure: Erasure = {
  unfinished: async ({ db, memberId }) => {
    const [row] = await db.rows<{ claims: number }>(sql`
      select count(*)::int as claims from incentive_claims
      where tenant_id = ${db.tenantId} and member_id = ${memberId} and status = 'pending'`);
    return row ?? {};
  },
  erase: async ({ db }, memberId) => {
    await db.rows(sql`
      update incentive_claims set text = '', happened = '', files = '[]', questions = '[]', reason = null, reversal_reason = null
      where tenant_id = ${db.tenantId} and member_id = ${memberId}`);
    return false;
  },
};
