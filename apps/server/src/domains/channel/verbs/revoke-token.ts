import type { Channel } from "@plaudit/api/channel.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { recordAudit } from "../../audit/index.ts";
import { auditedChannel, oneChannel } from "../present.ts";

export async function revokeToken(ctx: TenantCtx, id: string): Promise<Channel> {
  const { db } = ctx;
  const before = await oneChannel(ctx, id, true);
  if (!before.__permissions__.includes("revoke")) return before;
  await db.rows(sql`
    update tv_channels set revoked_at = ${ctx.now}::timestamptz where tenant_id = ${db.tenantId} and id = ${id}`);
  const after = await oneChannel(ctx, id);
  await recordAudit(ctx, {
    action: "channel.revoke-token",
    entityType: "channel",
    entityId: id,
    before: auditedChannel(before),
    after: auditedChannel(after),
  });
  return after;
}
