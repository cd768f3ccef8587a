import { type FeedType, isFeedType } from "@plaudit/api/entities.ts";
import type { FeedEntity } from "@plaudit/api/feed.ts";
import type { TimelineItem } from "@plaudit/api/timeline.ts";
import type { TenantCtx } from "../../context.ts";
import type { FeedPresenters } from "../../domain.ts";
import { unknownFeedItems } from "../../metrics.ts";
import { timelineItemPolicy } from "./policy.ts";
import type { FeedRow } from "./queries.ts";

/** The types on the page that this release knows. While two releases run, the newer one may publish others. */
function typesOf(rows: FeedRow[]): FeedType[] {
  for (const { type } of rows) if (!isFeedType(type)) unknownFeedItems.inc({ type });
  return [...new Set(rows.map((row) => row.type))].filter(isFeedType);
}

/** One call for each type that is on the page, all at once. */
export async function presentItems(
  ctx: TenantCtx,
  presenters: FeedPresenters,
  rows: FeedRow[],
  embed: readonly string[] = [],
): Promise<TimelineItem[]> {
  const found = await Promise.all(
    typesOf(rows).map(async (type): Promise<[string, ReadonlyMap<string, FeedEntity>]> => {
      const ids = rows.filter((row) => row.type === type).map((row) => row.entity_id);
      return [type, await presenters[type](ctx, ids, embed)];
    }),
  );
  const entities = new Map(found);
  return rows.flatMap((row) => {
    const entity = entities.get(row.type)?.get(row.entity_id);
    if (!entity) return [];
    const pinned = row.pinned_until && row.pinned_until > ctx.now ? row.pinned_until.toISOString() : null;
    return [
      {
        __permissions__: timelineItemPolicy.permissionsOn(ctx.actor, { tenantWide: row.tenant_wide }),
        id: row.id,
        type: entity.__entity_type__,
        publishedAt: row.published_at.toISOString(),
        pinnedUntil: pinned,
        entity,
      },
    ];
  });
}
