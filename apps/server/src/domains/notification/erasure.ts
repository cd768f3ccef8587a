import { sql } from "drizzle-orm";
import type { Erasure } from "../../domain.ts";

const CHUNK = 1_000;

export const notificationErasure: Erasure = {
  erase: async ({ db }, memberId) => {
    const of = sql`tenant_id = ${db.tenantId} and member_id = ${memberId}`;
    db.write(sql`delete from notification_preferences where ${of}`);
    db.write(sql`delete from push_subscriptions where ${of}`);
    const gone = await db.rows(sql`
      delete from notifications where tenant_id = ${db.tenantId} and id in (
        select id from notifications where ${of} limit ${CHUNK}) returning true`);
    return gone.length === CHUNK;
  },
};
