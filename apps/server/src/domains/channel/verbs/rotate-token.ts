import type { Channel } from "@plaudit/api/channel.ts";
import type { TenantCtx } from "../../../context.ts";
import { byId } from "../../../db/rows.ts";
import { recordAudit, recordChange } from "../../audit/index.ts";
import { auditedChannel, channelLink, oneChannel } from "../present.ts";
import { hashChannelToken, newChannelToken } from "../rules/channel-token.ts";
import { tvChannels } from "../tables.ts";
import { lockChannel } from "./write-channel.ts";

/** The link before stops at once; screens that have it at their next question. */
export async function rotateToken(ctx: TenantCtx, id: string): Promise<{ channel: Channel; link: string }> {
  const { db } = ctx;
  const { channel: before } = await lockChannel(ctx, id, "rotate");
  const token = newChannelToken();
  const fresh = { tokenHash: hashChannelToken(token), revokedAt: null, lastSeenAt: null };
  await db.orm
    .update(tvChannels)
    .set(fresh)
    .where(byId(db, tvChannels, id));
  const channel = await oneChannel(ctx, id);
  // Recorded in the audit log although no setting changes.
  await recordAudit(ctx, {
    action: "channel.rotate-token",
    entityType: "channel",
    entityId: id,
    before: auditedChannel(before),
    after: auditedChannel(channel),
  });
  return { channel, link: channelLink(ctx, id, token) };
}

export async function revokeToken(ctx: TenantCtx, id: string): Promise<Channel> {
  const { db, now } = ctx;
  const { channel: before, due } = await lockChannel(ctx, id, "revoke");
  if (!due) return before;
  await db.orm
    .update(tvChannels)
    .set({ revokedAt: now })
    .where(byId(db, tvChannels, id));
  const after = await oneChannel(ctx, id);
  await recordChange(ctx, "channel.revoke-token", id, auditedChannel(before), auditedChannel(after));
  return after;
}
