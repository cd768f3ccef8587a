import { z } from "zod";
import type { Database } from "../../db/database.ts";
import type { Mail } from "./outbox.ts";
import type { Transport } from "./transport.ts";

const job = z.object({ tenantId: z.uuid(), mailId: z.uuid() });
interface Claimed {
  message: Mail | null;
  sent: boolean;
  claimed: boolean;
}

/**
 * Sends what the outbox holds: claimed in a transaction of its own, so that two workers never send the same, and
 * released when the server refused it. A worker that died in between leaves its claim for a minute.
 */
export const sendMailJob =
  (database: Database, transport: Transport) =>
  async (data: unknown): Promise<void> => {
    const { tenantId, mailId } = job.parse(data);
    const claimed = await database.withTenant(tenantId, async (db, { now, tenant }) => {
      const [found] = await db.query<Claimed>({
        text: `select message, sent_at is not null as sent, coalesce(claimed_at > $3::timestamptz - interval '1 minute', false) as claimed
          from mail_outbox where tenant_id = $1 and id = $2 for update`,
        values: [tenantId, mailId, now],
      });
      if (found && !found.sent && !found.claimed)
        db.write({
          text: "update mail_outbox set claimed_at = $3, attempts = attempts + 1 where tenant_id = $1 and id = $2",
          values: [tenantId, mailId, now],
        });
      return found && { ...found, sender: tenant.name };
    });
    if (!claimed || claimed.sent || !claimed.message) return;
    if (claimed.claimed) throw new Error("another worker has claimed this message");
    try {
      await transport.send(mailId, claimed.message, claimed.sender);
    } catch (error) {
      await settle(database, { tenantId, mailId }, false);
      throw error;
    }
    await settle(database, { tenantId, mailId }, true);
  };

/** Sent, or free for the next attempt. */
const settle = (database: Database, { tenantId, mailId }: z.output<typeof job>, sent: boolean) =>
  database.withTenant(tenantId, async (db, { now }) => {
    await db.query({
      text: `update mail_outbox set sent_at = $3, claimed_at = null, message = case when $3::timestamptz is null then message end
        where tenant_id = $1 and id = $2`,
      values: [tenantId, mailId, sent ? now : null],
    });
  });
