import { sql } from "drizzle-orm";
import type { TenantDb } from "../../../db/tenant-db.ts";

/** What waits to be sent to this address is not. Travels with the COMMIT. */
export const discardMail = (db: TenantDb, address: string): void =>
  db.write(sql`
    delete from mail_outbox o where o.tenant_id = ${db.tenantId} and o.sent_at is null and o.claimed_at is null
      and o.message->'to'->>'address' = ${address}`);
