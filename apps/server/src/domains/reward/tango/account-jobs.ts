import { randomBytes } from "node:crypto";
import type { Logger } from "pino";
import { z } from "zod";
import { TangoFailed } from "../../../adapters/tango/tango.ts";
import { enqueuer } from "../../../jobs/enqueue.ts";
import { seal, unseal } from "../../../seal.ts";
import { accessOf, type Connection, connectionOf, deny, nextTurn, pause, type TangoCalls } from "./connection.ts";

const job = z.object({ tenantId: z.uuid() });
/** A subscription that ends sooner is renewed. */
export const RENEWED_MS = 7 * 86_400_000;
const eventsPath = "/api/reward/tango/events";

/** Does what the work asks of the service; a refusal of the keys, and a pause that it asks for, hold for everything else too. */
async function asking(calls: TangoCalls, connection: Connection, work: () => Promise<void>): Promise<void> {
  const { database } = calls;
  try {
    await nextTurn(calls, connection.tenantId);
    await work();
  } catch (error) {
    if (!(error instanceof TangoFailed)) throw error;
    await database.withTenant(connection.tenantId, async (db, { now }) => {
      if (error.kind === "denied") deny(db, now, connection);
      if (error.kind === "busy") pause({ db, now }, error.waitMs);
    });
    if (error.kind === "unknown" || error.kind === "busy") throw error;
  }
}

/** What the account holds. */
export const balanceJob =
  (calls: TangoCalls) =>
  async (data: unknown): Promise<void> => {
    const { tenantId } = job.parse(data);
    const { database, services } = calls;
    const found = await database.withTenant(tenantId, async (db, { now }) => ({
      connection: await connectionOf(db),
      now,
    }));
    const { connection, now } = found;
    if (!connection || connection.deniedAt) return;
    await asking(calls, connection, async () => {
      const balance = await services.tango.balance(await accessOf(calls, connection, now), connection.account);
      await database.withTenant(tenantId, async (db, entered) => {
        db.write({
          name: "tango_balance",
          text: `update tango_connections set balance = $2, balance_currency = $3, balance_at = $4
            where tenant_id = $1 and account = $5`,
          values: [tenantId, Math.round(balance.amount * 100), balance.currency, entered.now, connection.account],
        });
        await enqueuer(db)("tango.fund", { tenantId }, { key: tenantId });
      });
    });
  };

/** Has the service tell us of what happens: subscribes, and renews what would end. */
export const subscribeJob =
  (calls: TangoCalls & { log: Logger }) =>
  async (data: unknown): Promise<void> => {
    const { tenantId } = job.parse(data);
    const { database, secret, log } = calls;
    const { tango } = calls.services;
    const found = await database.withTenant(tenantId, async (db, { now, tenant }) => {
      const connection = await connectionOf(db, true);
      if (!connection || connection.deniedAt) return null;
      if (connection.webhookUntil && connection.webhookUntil.getTime() - now.getTime() > RENEWED_MS) return null;
      const kept = connection.webhookSecret && unseal(connection.webhookSecret, secret);
      const shared = kept || randomBytes(32).toString("base64");
      // Before the first event can come.
      if (!kept)
        db.write({
          name: "tango_webhook_secret",
          text: "update tango_connections set webhook_secret = $2, webhook_id = null where tenant_id = $1",
          values: [tenantId, seal(shared, secret)],
        });
      return { connection, now, shared, id: kept ? connection.webhookId : null, url: tenant.url + eventsPath };
    });
    if (!found) return;
    const { connection, now, shared, id, url } = found;
    await asking(calls, connection, async () => {
      const access = await accessOf(calls, connection, now);
      const anew = () => tango.subscribe(access, { url, secret: shared });
      const isGone = (error: unknown) => error instanceof TangoFailed && error.kind === "refused";
      const made = await (id
        ? tango.renew(access, id).catch((error: unknown) => (isGone(error) ? null : Promise.reject(error)))
        : anew().catch((error: TangoFailed) => {
            log.warn({ problem: error.code }, "events were not subscribed to");
            throw error;
          }));
      await database.withTenant(tenantId, async (db) =>
        db.write({
          name: "tango_webhook",
          text: `update tango_connections set webhook_id = $2, webhook_until = $3 where tenant_id = $1 and customer = $4`,
          values: [tenantId, made?.id ?? null, made?.expiresAt ?? null, connection.customer],
        }),
      );
    });
  };
