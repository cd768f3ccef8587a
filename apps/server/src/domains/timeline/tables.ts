import type { FeedType } from "@plaudit/api/entities.ts";
import { sql } from "drizzle-orm";
import { boolean, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { at, tenantId } from "../../db/columns.ts";

/** Written by the domain that publishes, in its transaction; the feed reads it by (published_at, id). */
export const timelineItems = pgTable(
  "timeline_items",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    type: text("type").$type<FeedType>().notNull(),
    entityId: uuid("entity_id").notNull(),
    publishedAt: at("published_at").notNull(),
    tenantWide: boolean("tenant_wide").notNull(),
    pinnedUntil: at("pinned_until"),
    removedAt: at("removed_at"),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index("timeline_items_feed").on(t.tenantId, t.publishedAt, t.id).where(sql`tenant_wide and removed_at is null`),
    index("timeline_items_entity").on(t.tenantId, t.entityId),
    index("timeline_items_pinned")
      .on(t.tenantId, t.pinnedUntil)
      .where(sql`pinned_until is not null and removed_at is null`),
  ],
);

/** Who may see an item that is not for everybody. */
export const timelineViewers = pgTable(
  "timeline_viewers",
  {
    tenantId: tenantId(),
    memberId: uuid("member_id").notNull(),
    publishedAt: at("published_at").notNull(),
    itemId: uuid("item_id").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.memberId, t.itemId] }),
    index("timeline_viewers_feed").on(t.tenantId, t.memberId, t.publishedAt, t.itemId),
  ],
);

/** The teams that an item belonged to when it was published, for the feed's filter. */
export const timelineItemTeams = pgTable(
  "timeline_item_teams",
  {
    tenantId: tenantId(),
    teamId: uuid("team_id").notNull(),
    publishedAt: at("published_at").notNull(),
    itemId: uuid("item_id").notNull(),
    /** The item's own, repeated so that a team's public feed is one index range. */
    tenantWide: boolean("tenant_wide").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.teamId, t.itemId] }),
    index("timeline_item_teams_feed").on(t.tenantId, t.teamId, t.publishedAt, t.itemId).where(sql`tenant_wide`),
  ],
);
