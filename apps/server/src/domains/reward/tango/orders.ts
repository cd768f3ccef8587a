import { sql } from "drizzle-orm";
import { tangoOrders } from "../../../adapters/tango/tables.ts";
import { externalRefOf } from "../../../adapters/tango/tango.ts";
import { columnsOf } from "../../../db/rows.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import type { Enqueue } from "../../../jobs/enqueue.ts";
import type { Connection } from "./connection.ts";

export type OrderRow = typeof tangoOrders.$inferSelect;
const { tenantId, ...others } = tangoOrders;
export const orderColumns = columnsOf("o", {
  tenantId,
  redemptionId: others.redemptionId,
  externalRef: others.externalRef,
  utid: others.utid,
  value: others.value,
  currency: others.currency,
  system: others.system,
  customer: others.customer,
  account: others.account,
  state: others.state,
  attempts: others.attempts,
  orderId: others.orderId,
  problem: others.problem,
  refused: others.refused,
  firstSentAt: others.firstSentAt,
  claimedUntil: others.claimedUntil,
  nextAt: others.nextAt,
  missingAt: others.missingAt,
  settledAt: others.settledAt,
  createdAt: others.createdAt,
});

export async function orderRow(db: TenantDb, redemptionId: string, lock = false): Promise<OrderRow | null> {
  const [row] = await db.rows<OrderRow>(sql`
    select ${orderColumns} from tango_orders o
    where o.tenant_id = ${db.tenantId} and o.redemption_id = ${redemptionId}${lock ? sql` for update` : sql``}`);
  return row ?? null;
}

/** Of a redemption that waits for it, with the account that the tenant has now; null where there is nothing to order. */
export async function newOrder(
  db: TenantDb,
  now: Date,
  { system, customer, account }: Connection,
  redemptionId: string,
): Promise<OrderRow | null> {
  const [ordered] = await db.rows<{ utid: string; value: number; currency: string }>(sql`
    select coalesce(v.external_id, '') as utid, d.face_value::float8 as value, d.currency from redemptions d
    join reward_variants v on v.tenant_id = ${db.tenantId} and v.reward_id = d.reward_id and v.id = d.variant_id
    where d.tenant_id = ${db.tenantId} and d.id = ${redemptionId} and d.waits_for = 'order'`);
  if (!ordered) return null;
  await db.orm
    .insert(tangoOrders)
    .values({
      ...ordered,
      ...{ tenantId: db.tenantId, redemptionId, externalRef: externalRefOf(redemptionId) },
      ...{ system, customer, account, nextAt: now, createdAt: now },
    })
    .onConflictDoNothing();
  return orderRow(db, redemptionId, true);
}

interface Asking {
  db: TenantDb;
  readonly now: Date;
  enqueue: Enqueue;
}
const ask = ({ db, enqueue }: Asking, redemptionId: string): Promise<void> =>
  enqueue("tango.order", { tenantId: db.tenantId, redemptionId }, { key: redemptionId });

/** Has the order asked for at once, because something has changed. */
export async function askSoon(ctx: Asking, redemptionId: string): Promise<void> {
  const { db, now } = ctx;
  db.write({
    name: "tango_order_now",
    text: "update tango_orders set next_at = $3 where tenant_id = $1 and redemption_id = $2 and settled_at is null",
    values: [db.tenantId, redemptionId, now],
  });
  await ask(ctx, redemptionId);
}

const MOST_AT_ONCE = 500;
/** The same of all that wait for their time, those that have waited longest first. What is more than that follows with the next look for what is due. */
export async function askAllSoon(ctx: Asking): Promise<void> {
  const { db, now } = ctx;
  const waiting = await db.query<{ id: string }>({
    name: "tango_orders_waiting",
    text: `select redemption_id as id from tango_orders where tenant_id = $1 and next_at is not null
      order by created_at limit ${MOST_AT_ONCE}`,
    values: [db.tenantId],
  });
  db.write({
    name: "tango_orders_again",
    text: "update tango_orders set next_at = $2 where tenant_id = $1 and next_at is not null",
    values: [db.tenantId, now],
  });
  await Promise.all(waiting.map(({ id }) => ask(ctx, id)));
}
