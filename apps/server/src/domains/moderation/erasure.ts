import { sql } from "drizzle-orm";
import type { Erasure } from "../../domain.ts";

/** What they were told about their words, and what moderators noted. */
export const moderationErasure: Erasure = {
  erase: async ({ db }, memberId) => {
    db.write(sql`delete from moderation_notices where tenant_id = ${db.tenantId} and member_id = ${memberId}`);
    await db.rows(sql`
      update moderation_items set note = null, undo_to = null
      where tenant_id = ${db.tenantId} and author_id = ${memberId} and (note is not null or undo_to is not null)`);
    return false;
  },
};
