import type { Channel } from "@plaudit/api/channel.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { recordAudit } from "../../audit/index.ts";
import { auditedChannel, channelLink, oneChannel } from "../present.ts";
import { hashChannelToken, newChannelToken } from "../rules/channel-token.ts";
import { lockChannel } from "./lock-channel.ts";

/** The link before stops at once; screens that have it at their next question. */
export async function rotateToken(ctx: TenantCtx, id: string): Promise<{ channel: Channel; link: string }> {
  const { db } = ctx;
  const { channel: before } = await lockChannel(ctx, id, "rotate");
  const token = newChannelToken();
  await db.rows(sql`
    update tv_channels set token_hash = ${hashChannelToken(token)}, revoked_at = null, last_seen_at = null
    where tenant_id = ${db.tenantId} and id = ${id}`);
  const channel = await oneChannel(ctx, id);
  await recordAudit(ctx, {
    action: "channel.rotate-token",
    entityType: "channel",
    entityId: id,
    before: auditedChannel(before),
    after: auditedChannel(channel),
  });
  return { channel, link: channelLink(ctx, id, token) };
}
