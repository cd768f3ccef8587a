import type { Channel } from "@plaudit/api/channel.ts";
import type { TenantCtx } from "../../../context.ts";
import { byId } from "../../../db/rows.ts";
import { recordAudit } from "../../audit/index.ts";
import { auditedChannel, channelLink, oneChannel } from "../present.ts";
import { hashChannelToken, newChannelToken } from "../rules/channel-token.ts";
import { tvChannels } from "../tables.ts";
import { lockChannel } from "./lock-channel.ts";

/** The link before stops at once; screens that have it at their next question. */
export async function rotateToken(ctx: TenantCtx, id: string): Promise<{ channel: Channel; link: string }> {
  const { db } = ctx;
  const { channel: before } = await lockChannel(ctx, id, "rotate");
  const token = newChannelToken();
  const renewed = { tokenHash: hashChannelToken(token), revokedAt: null, lastSeenAt: null };
  await db.orm
    .update(tvChannels)
    .set(renewed)
    .where(byId(db, tvChannels, id));
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
