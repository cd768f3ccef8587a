import type { TenantCtx } from "../../../context.ts";
import { byId } from "../../../db/rows.ts";
import { recordChange } from "../../audit/index.ts";
import { auditedChannel } from "../present.ts";
import { tvChannels } from "../tables.ts";
import { lockChannel } from "./lock-channel.ts";

export async function deleteChannel(ctx: TenantCtx, id: string): Promise<void> {
  const { db } = ctx;
  const { channel } = await lockChannel(ctx, id, "delete");
  await db.orm.delete(tvChannels).where(byId(db, tvChannels, id));
  await recordChange(ctx, "channel.delete", id, auditedChannel(channel), null);
}
