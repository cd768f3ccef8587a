import type { Logger } from "pino";
import { z } from "zod";
import { isSigned, signatureHeader } from "../../../adapters/tango/signature.ts";
import type { Database } from "../../../db/database.ts";
import { DomainError } from "../../../error.ts";
import { enqueuer } from "../../../jobs/enqueue.ts";
import { unseal } from "../../../seal.ts";
import { connectionOf } from "./connection.ts";
import { askSoon } from "./orders.ts";

const MOST_BYTES = 65_536;
/** The service tries for some days; what is older is not its own. */
const OLDEST_MS = 7 * 86_400_000;
const AHEAD_MS = 10 * 60_000;
const ref = z.string().min(1).max(100).optional().catch(undefined);
const event = z.object({
  eventId: z.string().min(1).max(200),
  eventType: z.string().min(1).max(100),
  eventOccurredAt: z.coerce.date(),
  eventData: z
    .object({ externalRefID: ref, referenceOrderId: ref, referenceOrderID: ref })
    .catch({ externalRefID: undefined, referenceOrderId: undefined, referenceOrderID: undefined }),
});

async function read(request: Request): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > MOST_BYTES) throw new DomainError("PayloadTooLarge", "tooLarge");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
const refused = () => new DomainError("Unauthorized", "tango.notSigned");

interface Parts {
  database: Database;
  secret: string;
  log: Logger;
}

/**
 * Takes an event of the service, once. None is believed: it only has us ask about what it names, so one that comes late, twice or out
 * of order does no harm.
 */
export const eventReceiver =
  ({ database, secret, log }: Parts) =>
  async (request: Request, tenantId: string | null | undefined): Promise<void> => {
    const body = await read(request);
    if (!tenantId) throw refused();
    await database.withTenant(tenantId, async (db, { now }) => {
      const sealed = (await connectionOf(db))?.webhookSecret;
      const shared = sealed && unseal(sealed, secret);
      if (!shared || !isSigned(body, request.headers.get(signatureHeader), shared)) throw refused();
      const parsed = event.safeParse(JSON.parse(Buffer.from(body).toString("utf8")));
      if (!parsed.success) throw new DomainError("ValidationError", "checkFields");
      const { eventId, eventType, eventOccurredAt, eventData } = parsed.data;
      const age = now.getTime() - eventOccurredAt.getTime();
      if (age > OLDEST_MS || age < -AHEAD_MS) throw refused();
      const [taken] = await db.query<{ id: string }>({
        name: "tango_event",
        text: `insert into tango_events (tenant_id, id, type, received_at) values ($1, $2, $3, $4)
          on conflict do nothing returning id`,
        values: [tenantId, eventId, eventType, now],
      });
      if (!taken) return;
      db.write({
        name: "tango_event_last",
        text: "update tango_connections set last_event_at = $2 where tenant_id = $1",
        values: [tenantId, now],
      });
      const enqueue = enqueuer(db);
      if (eventType === "LowBalance") return enqueue("tango.balance", { tenantId }, { key: tenantId });
      const { externalRefID = null, referenceOrderID = null, referenceOrderId = referenceOrderID } = eventData;
      const [order] = await db.query<{ id: string }>({
        name: "tango_event_order",
        text: `select redemption_id as id from tango_orders
          where tenant_id = $1 and settled_at is null and (external_ref = $2 or order_id = $3)`,
        values: [tenantId, externalRefID, referenceOrderId],
      });
      if (order) await askSoon({ db, now, enqueue }, order.id);
      log.debug({ event: eventType, known: Boolean(order) }, "an event of Tango");
    });
  };
