import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { at, createdAt, tenantId } from "../../db/columns.ts";
import type { NotificationParams } from "./kinds.ts";

/** Kind and parameters; worded in the reader's language when read or mailed. */
export const notifications = pgTable(
  "notifications",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    memberId: uuid("member_id").notNull(),
    kind: text("kind").$type<NotificationParams["kind"]>().notNull(),
    params: jsonb("params").$type<NotificationParams>().notNull(),
    fromMemberId: uuid("from_member_id"),
    resourcePath: text("resource_path").notNull(),
    /** What makes a second one of the same cause impossible, or bundles reactions. */
    sourceKey: text("source_key").notNull(),
    readAt: at("read_at"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique("notifications_source").on(t.tenantId, t.memberId, t.sourceKey),
    index("notifications_member").on(t.tenantId, t.memberId, t.createdAt, t.id),
    index("notifications_unread").on(t.tenantId, t.memberId).where(sql`read_at is null`),
    index("notifications_resource").on(t.tenantId, t.resourcePath),
  ],
);
