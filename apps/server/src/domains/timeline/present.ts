import type { TimelineItem } from "@plaudit/api/timeline.ts";
import type { TenantCtx } from "../../context.ts";
import type { FeedPresenters } from "../../domain.ts";
import { timelineItemPolicy } from "./policy.ts";
import type { FeedRow } from "./queries.ts";

/** One call for each type that is on the page, all at once. */
export async function presentItems(
  ctx: TenantCtx,
  presenters: FeedPresenters,
  rows: FeedRow[],
  embed: readonly string[] = [],
): Promise<TimelineItem[]> {
  const types = [...new Set(rows.map((row) => row.type))];
  const entities = await Promise.all(
    types.map((type) =>
      presenters[type](
        ctx,
        rows.filter((row) => row.type === type).map((row) => row.entity_id),
        embed,
      ),
    ),
  );
  return rows.flatMap((row) => {
    const entity = entities[types.indexOf(row.type)]?.get(row.entity_id);
    if (!entity) return [];
    const pinned = row.pinned_until && row.pinned_until > ctx.now ? row.pinned_until.toISOString() : null;
    return [
      {
        __permissions__: timelineItemPolicy.permissionsOn(ctx.actor, { tenantWide: row.tenant_wide }),
        id: row.id,
        type: row.type,
        publishedAt: row.published_at.toISOString(),
        pinnedUntil: pinned,
        entity,
      },
    ];
  });
}
