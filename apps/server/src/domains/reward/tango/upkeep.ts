import { sql } from "drizzle-orm";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { scheduleIds } from "../../../jobs/schedule-ids.ts";
import { RENEWED_MS } from "./account-jobs.ts";
import { isCatalogDue } from "./catalog-job.ts";
import { connectionOf } from "./connection.ts";
import { askSoon } from "./orders.ts";
import { arePricesOld } from "./prices-old.ts";

const LOOK_MS = 300_000;
const MOST_ORDERS = 500;
/** An order whose time was that long ago has lost its job. */
const LOST_MS = 120_000;
const BALANCE_MS = 3_600_000;
/** Longer than an event is taken. */
const EVENTS_KEPT_MS = 30 * 86_400_000;

/** The next look, whatever becomes of this one. */
export const scheduleUpkeep = ({ db, now }: Pick<WorkerCtx, "db" | "now">): void =>
  db.write({
    name: "tango_upkeep",
    text: `insert into schedules (tenant_id, id, job, data, next_run_at) values ($1, $2, 'tango.upkeep', '{}', $3)
      on conflict (tenant_id, id) do nothing`,
    values: [db.tenantId, scheduleIds.tango, new Date(now.getTime() + LOOK_MS)],
  });

/** Looks for what is due at a tenant that is connected: orders, the catalog, the balance, the subscription. */
export async function keepUp(ctx: Pick<WorkerCtx, "db" | "now" | "enqueue">): Promise<void> {
  const { db, now, enqueue } = ctx;
  const { tenantId } = db;
  scheduleUpkeep(ctx);
  const connection = await connectionOf(db);
  if (!connection) return;
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const lost = await db.rows<{ id: string }>(sql`
    (select redemption_id as id from tango_orders where tenant_id = ${tenantId} and next_at < ${ago(LOST_MS)}
      order by next_at limit ${MOST_ORDERS})
    union all (select d.id from redemptions d where d.tenant_id = ${tenantId} and d.waits_for = 'order'
      and d.created_at < ${ago(LOST_MS)} and not exists (
        select from tango_orders o where o.tenant_id = ${tenantId} and o.redemption_id = d.id)
      order by d.created_at limit ${MOST_ORDERS})`);
  for (const { id } of lost) await askSoon(ctx, id);
  if (isCatalogDue(connection, now)) await enqueue("tango.catalog", { tenantId }, { key: tenantId });
  if (await arePricesOld(db, connection)) await enqueue("tango.offer", { tenantId }, { key: tenantId });
  if (!connection.balanceAt || connection.balanceAt < ago(BALANCE_MS))
    await enqueue("tango.balance", { tenantId }, { key: tenantId });
  if (!connection.webhookUntil || connection.webhookUntil.getTime() - now.getTime() < RENEWED_MS)
    await enqueue("tango.subscribe", { tenantId }, { key: tenantId });
  db.write({
    name: "tango_events_sweep",
    text: "delete from tango_events where tenant_id = $1 and received_at < $2",
    values: [tenantId, ago(EVENTS_KEPT_MS)],
  });
}
