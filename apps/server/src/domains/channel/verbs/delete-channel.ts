import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { recordAudit } from "../../audit/index.ts";
import { auditedChannel, oneChannel } from "../present.ts";

export async function deleteChannel(ctx: TenantCtx, id: string): Promise<void> {
  const { db } = ctx;
  const before = await oneChannel(ctx, id, true);
  await db.rows(sql`delete from tv_channels where tenant_id = ${db.tenantId} and id = ${id}`);
  await recordAudit(ctx, {
    action: "channel.delete",
    entityType: "channel",
    entityId: id,
    before: auditedChannel(before),
    after: null,
  });
}
