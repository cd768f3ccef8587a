import type { ChannelContent } from "@plaudit/api/channel.ts";
import type { Language } from "@plaudit/i18n/index.ts";
import { sql } from "drizzle-orm";
import { integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { at, bytea, createdAt, tenantId } from "../../db/columns.ts";

export const tvChannels = pgTable(
  "tv_channels",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    name: text("name").notNull(),
    nameKey: text("name_key").notNull(),
    content: text("content").array().$type<ChannelContent[]>().notNull(),
    /** Empty shows every team. */
    teamIds: uuid("team_ids").array().notNull(),
    language: text("language").$type<Language>().notNull(),
    theme: text("theme").$type<"light" | "dark">().notNull().default("dark"),
    periodDays: integer("period_days").notNull().default(30),
    qr: text("qr").$type<"recognize" | "view" | "none">().notNull().default("view"),
    /** Those of a signage system that shows the page in a frame. */
    frameOrigins: text("frame_origins").array().notNull().default([]),
    tokenHash: bytea("token_hash").notNull(),
    revokedAt: at("revoked_at"),
    lastSeenAt: at("last_seen_at"),
    archivedAt: at("archived_at"),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex("tv_channels_taken").on(t.tenantId, t.nameKey).where(sql`${t.archivedAt} is null`),
  ],
);
