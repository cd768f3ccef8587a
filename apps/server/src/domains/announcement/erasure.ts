import { sql } from "drizzle-orm";
import type { Erasure } from "../../domain.ts";

/** What they read and confirmed, and what was meant for them. */
export const announcementErasure: Erasure = {
  erase: async ({ db }, memberId) => {
    await db.rows(sql`delete from announcement_readers where tenant_id = ${db.tenantId} and member_id = ${memberId}`);
    return false;
  },
};
