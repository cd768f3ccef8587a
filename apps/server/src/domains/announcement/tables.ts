import type { AnnouncementStatus } from "@plaudit/api/announcement.ts";
import type { Article } from "@plaudit/api/article-words.ts";
import type { Language } from "@plaudit/i18n/index.ts";
import { sql } from "drizzle-orm";
import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { at, createdAt, tenantId } from "../../db/columns.ts";
import { tenantMembers } from "../directory/tables.ts";
import type { MediaFile } from "../media/index.ts";
import type { Audience } from "../points/index.ts";

export interface Wording {
  title: string;
  body: Article;
}
export interface Reminder {
  at: string;
  people: number;
}
export const announcements = pgTable(
  "announcements",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    /** Of title and body: the company's own when it was written. */
    language: text("language").$type<Language>().notNull(),
    title: text("title").notNull(),
    body: jsonb("body").$type<Article>().notNull(),
    /** The same in other languages. */
    translations: jsonb("translations").$type<Partial<Record<Language, Wording>>>().notNull().default({}),
    /** As they were when they were enclosed: files never change. */
    attachments: jsonb("attachments").$type<MediaFile[]>().notNull(),
    status: text("status").$type<AnnouncementStatus>().notNull(),
    audience: jsonb("audience").$type<Audience>().notNull(),
    /** For everybody, whoever joins later too; otherwise its readers are listed when it is published. */
    tenantWide: boolean("tenant_wide").notNull(),
    publishAt: at("publish_at"),
    archiveAt: at("archive_at"),
    pinForDays: integer("pin_for_days").$type<1 | 3 | 7>(),
    mail: boolean("mail").notNull(),
    confirm: boolean("confirm").notNull(),
    createdBy: uuid("created_by").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    publishedAt: at("published_at"),
    editedAt: at("edited_at"),
    archivedAt: at("archived_at"),
    /** When those who had not read it were reminded, the latest last. */
    reminders: jsonb("reminders").$type<Reminder[]>().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index("announcements_latest").on(t.tenantId, t.createdAt, t.id),
    index("announcements_published").on(t.tenantId, t.publishedAt).where(sql`status = 'active'`),
    foreignKey({ columns: [t.tenantId, t.createdBy], foreignColumns: [tenantMembers.tenantId, tenantMembers.id] }),
  ],
);

/** Whom a published announcement is for, if not everybody, and who has read it. */
export const announcementReaders = pgTable(
  "announcement_readers",
  {
    tenantId: tenantId(),
    announcementId: uuid("announcement_id").notNull(),
    memberId: uuid("member_id").notNull(),
    readAt: at("read_at"),
    confirmedAt: at("confirmed_at"),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.announcementId, t.memberId] }),
    index("announcement_readers_member").on(t.tenantId, t.memberId),
    foreignKey({
      columns: [t.tenantId, t.announcementId],
      foreignColumns: [announcements.tenantId, announcements.id],
    }),
    foreignKey({ columns: [t.tenantId, t.memberId], foreignColumns: [tenantMembers.tenantId, tenantMembers.id] }),
  ],
);
