import { sql } from "drizzle-orm";
import type { Erasure } from "../../domain.ts";

const CHUNK = 1_000;

/** What they could see, and that they joined. */
export const timelineErasure: Erasure = {
  erase: async ({ db }, memberId) => {
    const { tenantId } = db;
    db.write(sql`delete from timeline_items where tenant_id = ${tenantId} and entity_id = ${memberId}`);
    const gone = await db.rows(sql`
      delete from timeline_viewers where tenant_id = ${tenantId} and member_id = ${memberId} and item_id in (
        select item_id from timeline_viewers where tenant_id = ${tenantId} and member_id = ${memberId} limit ${CHUNK})
      returning true`);
    return gone.length === CHUNK;
  },
};
