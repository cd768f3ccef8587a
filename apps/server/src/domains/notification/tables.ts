import type { Digest } from "@plaudit/api/notification-settings.ts";
import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { at, createdAt, tenantId } from "../../db/columns.ts";
import type { NotificationParams } from "./kinds.ts";
import type { Choices } from "./rules/channels.ts";

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
    /** False if the reader wants it by mail or push only. The row stays, so that the same cause does not notify again. */
    inApp: boolean("in_app").notNull().default(true),
    readAt: at("read_at"),
    /** When its reader deleted it last. The row stays, hidden, so that nothing from before notifies them again. */
    dismissedAt: at("dismissed_at"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique("notifications_source").on(t.tenantId, t.memberId, t.sourceKey),
    index("notifications_member").on(t.tenantId, t.memberId, t.createdAt, t.id),
    index("notifications_unread").on(t.tenantId, t.memberId).where(sql`read_at is null and in_app`),
    index("notifications_resource").on(t.tenantId, t.resourcePath),
  ],
);

/** The company's choices for members who have chosen nothing: one row, once something was chosen. */
export const notificationSettings = pgTable("notification_settings", {
  tenantId: tenantId().primaryKey(),
  channels: jsonb("channels").$type<Choices>().notNull().default({}),
  digest: text("digest").$type<Digest>().notNull().default("week"),
  version: integer("version").notNull().default(1),
});

export const notificationPreferences = pgTable(
  "notification_preferences",
  {
    tenantId: tenantId(),
    memberId: uuid("member_id").notNull(),
    channels: jsonb("channels").$type<Choices>().notNull().default({}),
    digest: text("digest").$type<Digest>(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.memberId] })],
);

/** Browsers that get push messages, each until the session that subscribed ends. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    memberId: uuid("member_id").notNull(),
    /** The push service's address of the browser. It is a secret: anyone who has it can send to the browser. */
    endpoint: text("endpoint").notNull(),
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    familyId: uuid("family_id").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique("push_subscriptions_endpoint").on(t.tenantId, t.endpoint),
    index("push_subscriptions_member").on(t.tenantId, t.memberId),
  ],
);
