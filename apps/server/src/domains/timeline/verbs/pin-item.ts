import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { recordChange } from "../../audit/index.ts";
import { lockItem } from "./lock-item.ts";

const DAY_MS = 24 * 3_600_000;

/** Null unpins. */
export async function pinItem(ctx: TenantCtx, id: string, days: number | null): Promise<void> {
  const { db, now } = ctx;
  const { pinnedUntil: before } = await lockItem(ctx, id, "pin");
  const pinnedUntil = days === null ? null : new Date(now.getTime() + days * DAY_MS);
  const action = pinnedUntil ? "timelineItem.pin" : "timelineItem.unpin";
  if (!(await recordChange(ctx, action, id, { pinnedUntil: before }, { pinnedUntil }))) return;
  await db.rows(sql`
    update timeline_items set pinned_until = ${pinnedUntil} where tenant_id = ${db.tenantId} and id = ${id}`);
}
