import { sql } from "drizzle-orm";
import type { Erasure } from "../../domain.ts";

/** What they gave under their name, with the answers. Anonymous feedback belongs to nobody. */
export const feedbackErasure: Erasure = {
  erase: async ({ db }, memberId) => {
    const own = sql`tenant_id = ${db.tenantId} and author_id = ${memberId}`;
    db.write(sql`
      delete from feedback_messages where tenant_id = ${db.tenantId}
        and thread_id in (select id from feedback_threads where ${own})`);
    await db.rows(sql`delete from feedback_threads where ${own}`);
    return false;
  },
};
