import { randomUUID } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { newId } from "../../../db/id.ts";
import { noteUnsealed } from "../../audit/index.ts";
import { type Batch, membersOf, verdictOf } from "../batch-queries.ts";

interface Audited {
  action: string;
  /** JSON of a member `m`, before it changes. */
  before: SQL;
  after: SQL;
}

/** A row for each member who changes, in one statement. Their ids carry the time as others do, and the member's own digits. */
export async function auditBatch(ctx: TenantCtx, batch: Batch, { action, before, after }: Audited): Promise<void> {
  const { db, actor } = ctx;
  const time = newId().slice(0, 15);
  const own = sql`md5(${batch.id}::text || m.id::text)`;
  // A router refuses defaults that differ by row in an INSERT ... SELECT.
  const [next] = await db.rows<{ position: number }>(sql`select app.next_position() as position`);
  await db.rows(sql`
    insert into audit_events (tenant_id, id, actor_id, action, entity_type, entity_id, before, after, position, salt)
    select m.tenant_id, (${time} || substr(${own}, 1, 3) || '-8' || substr(${own}, 4, 3) || '-' || substr(${own}, 7, 12))::uuid,
      ${actor.memberId}::uuid, ${action}, 'tenantMember', m.id, ${before}, ${after},
      ${next?.position}::bigint, md5(${randomUUID()} || m.id::text)::uuid
    from ${membersOf(ctx, batch)} and ${verdictOf(ctx, batch)} = 'change'`);
  noteUnsealed(db);
}
