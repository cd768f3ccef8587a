import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { recordChange } from "../../audit/index.ts";
import { lockItem } from "./lock-item.ts";

const DAY_MS = 24 * 3_600_000;

/** For so many days from then, null for none: the pin of what is published or edited. */
export const pinnedFor = (days: number | null, from: Date): Date | null =>
  days === null ? null : new Date(from.getTime() + days * DAY_MS);

/** Null unpins. */
export async function pinItem(ctx: TenantCtx, id: string, days: number | null): Promise<void> {
  const { db, now } = ctx;
  const { pinnedUntil: before } = await lockItem(ctx, id, "pin");
  const pinnedUntil = pinnedFor(days, now);
  const action = pinnedUntil ? "timelineItem.pin" : "timelineItem.unpin";
  if (!(await recordChange(ctx, action, id, { pinnedUntil: before }, { pinnedUntil }))) return;
  await db.rows(sql`
    update timeline_items set pinned_until = ${pinnedUntil} where tenant_id = ${db.tenantId} and id = ${id}`);
}

/** Where the domain that published it has a pin of its own. */
export async function pinTimelineItem(
  { db }: Pick<TenantCtx, "db">,
  entityId: string,
  until: Date | null,
): Promise<void> {
  await db.rows(sql`
    update timeline_items set pinned_until = ${until}
    where tenant_id = ${db.tenantId} and entity_id = ${entityId} and removed_at is null`);
}
