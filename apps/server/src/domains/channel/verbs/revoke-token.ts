import type { Channel } from "@plaudit/api/channel.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { recordChange } from "../../audit/index.ts";
import { auditedChannel, oneChannel } from "../present.ts";
import { lockChannel } from "./lock-channel.ts";

export async function revokeToken(ctx: TenantCtx, id: string): Promise<Channel> {
  const { db } = ctx;
  const { channel: before, due } = await lockChannel(ctx, id, "revoke");
  if (!due) return before;
  await db.rows(sql`
    update tv_channels set revoked_at = ${ctx.now}::timestamptz where tenant_id = ${db.tenantId} and id = ${id}`);
  const after = await oneChannel(ctx, id);
  await recordChange(ctx, "channel.revoke-token", id, auditedChannel(before), auditedChannel(after));
  return after;
}
