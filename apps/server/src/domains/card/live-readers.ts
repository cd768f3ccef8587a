import { sql } from "drizzle-orm";
import type { TenantDb } from "../../db/tenant-db.ts";
import type { Publish } from "../../live.ts";

/** More names than this would make it an event for everybody, its recipients among them. */
const MOST_READERS = 1500;

/** Has whoever signs a card look again at it: its recipients never. Those who signed last are told first. */
export async function wakeSigners({ db, publish }: { db: TenantDb; publish: Publish }, cardId: string): Promise<void> {
  const rows = await db.rows<{ id: string }>(sql`
    select member_id as id from card_contributors where tenant_id = ${db.tenantId} and card_id = ${cardId}
    order by signed_at desc nulls last, member_id limit ${MOST_READERS}`);
  await publish({ type: "edited", id: cardId, memberIds: rows.map(({ id }) => id) });
}
