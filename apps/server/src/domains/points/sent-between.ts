import { sql } from "drizzle-orm";
import type { TenantDb } from "../../db/tenant-db.ts";

interface Pair {
  senderId: string;
  recipientId: string;
}

/** What went from one to the other since then, for each of these that differ. */
export const sentBetween = (db: TenantDb, pairs: readonly Pair[], since: Date) =>
  db.rows<Pair & { amount: number }>(sql`
    select p.sender_id as "senderId", p.recipient_id as "recipientId", sum(p.amount)::float8 as amount
    from (select distinct sender_id, recipient_id from unnest(
        ${sql.param(pairs.map((pair) => pair.senderId))}::uuid[],
        ${sql.param(pairs.map((pair) => pair.recipientId))}::uuid[]) as u (sender_id, recipient_id)) w
    join points_sent p on p.tenant_id = ${db.tenantId} and p.sender_id = w.sender_id
      and p.recipient_id = w.recipient_id and p.sent_at > ${since}
    group by 1, 2`);
