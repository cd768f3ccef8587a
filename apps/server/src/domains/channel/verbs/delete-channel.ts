import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { recordChange } from "../../audit/index.ts";
import { auditedChannel } from "../present.ts";
import { lockChannel } from "./lock-channel.ts";

export async function deleteChannel(ctx: TenantCtx, id: string): Promise<void> {
  const { db } = ctx;
  const { channel } = await lockChannel(ctx, id, "delete");
  await db.rows(sql`delete from tv_channels where tenant_id = ${db.tenantId} and id = ${id}`);
  await recordChange(ctx, "channel.delete", id, auditedChannel(channel), null);
}
