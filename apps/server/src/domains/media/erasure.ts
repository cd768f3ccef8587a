import { sql } from "drizzle-orm";
import type { Erasure } from "../../domain.ts";
import { scheduleSweep } from "./verbs/set-gone.ts";

const CHUNK = 200;

/** Their pictures of themselves, what they proved claims with, and whatever they uploaded that nothing uses. The rest belongs to what they gave. */
export const mediaErasure: Erasure = {
  erase: async ({ db, now }, memberId) => {
    const gone = await db.rows<{ id: string }>(sql`
      update media_objects set gone_at = ${now}, original_filename = ''
      where tenant_id = ${db.tenantId} and id in (
        select o.id from media_objects o where o.tenant_id = ${db.tenantId} and o.created_by = ${memberId}
          and (o.kind in ('avatar', 'incentive-proof') or o.gone_at is not null) and o.original_filename <> ''
        order by o.id limit ${CHUNK})
      returning id`);
    for (const { id } of gone) scheduleSweep(db, id, now);
    return gone.length === CHUNK;
  },
};
