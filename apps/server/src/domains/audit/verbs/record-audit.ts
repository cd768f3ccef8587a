import { sql } from "drizzle-orm";
import { newId } from "../../../db/id.ts";
import type { Queryable } from "../../../db/tenant-db.ts";
import { noteUnsealed } from "./note-unsealed.ts";

interface AuditEntry {
  /** "entity.verb". */
  action: string;
  entityType: string;
  entityId: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}
const json = (value: Record<string, unknown> | null) => value && JSON.stringify(value);

/** Who changed what, in the transaction that changes it; it costs no round trip. */
export async function recordAudit(
  { db, actor }: { db: Pick<Queryable, "write"> & { tenantId: string }; actor: { memberId: string | null } },
  { action, entityType, entityId, before, after }: AuditEntry,
): Promise<void> {
  db.write(sql`
    insert into audit_events (tenant_id, id, actor_id, action, entity_type, entity_id, before, after)
    values (${db.tenantId}, ${newId()}, ${actor.memberId}, ${action}, ${entityType}, ${entityId},
      ${json(before)}::jsonb, ${json(after)}::jsonb)`);
  noteUnsealed(db);
}
