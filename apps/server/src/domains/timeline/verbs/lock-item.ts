import type { ActionOn } from "@plaudit/api/entities.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { DomainError } from "../../../error.ts";
import { timelineItemPolicy } from "../policy.ts";

interface LockedItem {
  tenantWide: boolean;
  /** Null also where the time is over. */
  pinnedUntil: Date | null;
}

/** An item to which this may be done, locked. */
export async function lockItem(ctx: TenantCtx, id: string, action: ActionOn<"timelineItem">): Promise<LockedItem> {
  const { db, now } = ctx;
  const [item] = await db.rows<LockedItem>(sql`
    select tenant_wide as "tenantWide", case when pinned_until > ${now}::timestamptz then pinned_until end as "pinnedUntil"
    from timeline_items where tenant_id = ${db.tenantId} and id = ${id} and removed_at is null for update`);
  if (!item) throw new DomainError("NotFound", "noItem");
  timelineItemPolicy.require(ctx, action, item);
  return item;
}
