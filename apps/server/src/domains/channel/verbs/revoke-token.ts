import type { Channel } from "@plaudit/api/channel.ts";
import type { TenantCtx } from "../../../context.ts";
import { byId } from "../../../db/rows.ts";
import { recordChange } from "../../audit/index.ts";
import { auditedChannel, oneChannel } from "../present.ts";
import { tvChannels } from "../tables.ts";
import { lockChannel } from "./lock-channel.ts";

export async function revokeToken(ctx: TenantCtx, id: string): Promise<Channel> {
  const { db } = ctx;
  const { channel: before, due } = await lockChannel(ctx, id, "revoke");
  if (!due) return before;
  await db.orm
    .update(tvChannels)
    .set({ revokedAt: ctx.now })
    .where(byId(db, tvChannels, id));
  const after = await oneChannel(ctx, id);
  await recordChange(ctx, "channel.revoke-token", id, auditedChannel(before), auditedChannel(after));
  return after;
}
