import { sql } from "drizzle-orm";
import type { TenantDb } from "../../db/tenant-db.ts";
import type { Publish } from "../../live.ts";

/** More names than this would make it an event for everybody, its recipients among them. */
const MOST_READERS = 1500;

/** Has the pages of a card look again at it: of whoever signs it, and of its recipients once they received it. The latest are told first. */
export async function wakeReaders({ db, publish }: { db: TenantDb; publish: Publish }, cardId: string): Promise<void> {
  const rows = await db.rows<{ id: string }>(sql`
    select r.id from (
      select member_id as id, signed_at as at from card_contributors
      where tenant_id = ${db.tenantId} and card_id = ${cardId}
      union all select member_id, delivered_at from card_recipients
      where tenant_id = ${db.tenantId} and card_id = ${cardId} and delivered_at is not null) r
    order by r.at desc nulls last, r.id limit ${MOST_READERS}`);
  await publish({ type: "edited", id: cardId, memberIds: rows.map(({ id }) => id) });
}
