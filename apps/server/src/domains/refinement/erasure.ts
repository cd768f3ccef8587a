import { sql } from "drizzle-orm";
import type { Erasure } from "../../domain.ts";

export const refinementErasure: Erasure = {
  erase: async ({ db }, memberId) => {
    await db.rows(sql`delete from refinements where tenant_id = ${db.tenantId} and member_id = ${memberId}`);
    return false;
  },
};
