import type { Channel } from "@plaudit/api/channel.ts";
import type { ActionOn } from "@plaudit/api/entities.ts";
import type { TenantCtx } from "../../../context.ts";
import { channelPolicy } from "../policy.ts";
import { factsOf, presentChannel } from "../present.ts";
import { type ChannelRow, channelRow } from "../queries.ts";

/** A channel that may be changed so, locked. `due` is false where it is so already. */
export async function lockChannel(
  ctx: TenantCtx,
  id: string,
  action: ActionOn<"channel">,
): Promise<{ channel: Channel; row: ChannelRow; due: boolean }> {
  const row = await channelRow(ctx.db, id, true);
  const due = channelPolicy.require(ctx, action, factsOf(row));
  return { channel: await presentChannel(ctx, row), row, due };
}
