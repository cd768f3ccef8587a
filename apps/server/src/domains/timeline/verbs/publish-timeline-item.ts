import type { FeedType } from "@plaudit/api/entities.ts";
import { newId } from "../../../db/id.ts";
import { multiRow } from "../../../db/multi-row.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";

interface NewItem {
  id?: string;
  type: FeedType;
  entityId: string;
  publishedAt: Date;
  tenantWide: boolean;
  /** The teams that it belongs to now; they are the feed's filter for good. */
  teamIds: readonly string[];
  /** Who may see what is not for everybody. */
  viewerIds: readonly string[];
  /** Until then it stands first in the feed of whoever may see it. */
  pinnedUntil?: Date | null;
}

/** Within the publishing verb's transaction; it is sent at once and travels with the COMMIT. */
export async function publishTimelineItem({ db }: { db: TenantDb }, item: NewItem): Promise<void> {
  const id = item.id ?? newId();
  const shared = [db.tenantId, id, item.publishedAt];
  db.write({
    name: "timeline_items",
    text: `insert into timeline_items (tenant_id, id, published_at, type, entity_id, tenant_wide, pinned_until)
      values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [...shared, item.type, item.entityId, item.tenantWide, item.pinnedUntil ?? null],
  });
  const statements = [
    ...multiRow({
      name: "timeline_item_teams",
      head: "insert into timeline_item_teams (tenant_id, item_id, published_at, tenant_wide, team_id) values",
      row: "($1, $2, $3, $4, ?)",
      shared: [...shared, item.tenantWide],
      rows: item.teamIds.map((teamId) => [teamId]),
    }),
    ...multiRow({
      name: "timeline_viewers",
      head: "insert into timeline_viewers (tenant_id, item_id, published_at, member_id) values",
      row: "($1, $2, $3, ?)",
      shared,
      rows: item.tenantWide ? [] : item.viewerIds.map((memberId) => [memberId]),
    }),
  ];
  for (const statement of statements) db.write(statement);
}
