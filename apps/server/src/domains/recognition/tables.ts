import type { RichText } from "@plaudit/api/rich-words.ts";
import type { RecipientRef } from "@plaudit/api/shared.ts";
import { sql } from "drizzle-orm";
import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { at, createdAt, tenantId } from "../../db/columns.ts";
import { teams, tenantMembers } from "../directory/tables.ts";
import type { MediaFile } from "../media/index.ts";
import { recognitionQualities } from "../value/tables.ts";

export const recognitions = pgTable(
  "recognitions",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    senderId: uuid("sender_id").notNull(),
    message: jsonb("message").$type<RichText>().notNull(),
    messageText: text("message_text").notNull(),
    amount: integer("amount").notNull(),
    tenantWide: boolean("tenant_wide").notNull(),
    recipientCount: integer("recipient_count").notNull(),
    /** The team named on the card: the recipient team, else the first recipient's. */
    teamName: text("team_name"),
    /** As they were when they were enclosed: files never change. */
    attachments: jsonb("attachments").$type<MediaFile[]>().notNull().default([]),
    gifs: jsonb("gifs").$type<string[]>().notNull().default([]),
    transactionId: uuid("transaction_id"),
    /** What its words came out of; for its sender alone. */
    refinementId: uuid("refinement_id"),
    version: integer("version").notNull().default(1),
    publishedAt: at("published_at").notNull(),
    updatedAt: at("updated_at").notNull(),
    /** When its message or qualities were last edited after it was published. */
    editedAt: at("edited_at"),
    hiddenAt: at("hidden_at"),
    deletedAt: at("deleted_at"),
    deletedBy: uuid("deleted_by"),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index("recognitions_sender").on(t.tenantId, t.senderId, t.publishedAt, t.id),
    index("recognitions_recent")
      .on(t.tenantId, t.publishedAt, t.id)
      .where(sql`deleted_at is null and hidden_at is null`),
    index("recognitions_month")
      .on(t.tenantId, t.publishedAt)
      .where(sql`tenant_wide and deleted_at is null and hidden_at is null`),
    foreignKey({ columns: [t.tenantId, t.senderId], foreignColumns: [tenantMembers.tenantId, tenantMembers.id] }),
  ],
);

/**
 * Drafts. Separate from published recognitions, so that no list, sum or index can contain them. Only the author reads a
 * draft and it is saved as a whole, so recipients and qualities are stored as they were sent.
 */
export const recognitionDrafts = pgTable(
  "recognition_drafts",
  {
    tenantId: tenantId(),
    /** Also the id of the recognition, once it is published. */
    id: uuid("id").notNull(),
    senderId: uuid("sender_id").notNull(),
    message: jsonb("message").$type<RichText>().notNull(),
    amount: integer("amount").notNull(),
    sendTo: jsonb("send_to").$type<RecipientRef[]>().notNull(),
    qualityIds: jsonb("quality_ids").$type<string[]>().notNull(),
    tenantWide: boolean("tenant_wide").notNull(),
    ignoreExceptions: boolean("ignore_exceptions").notNull(),
    attachments: jsonb("attachments").$type<MediaFile[]>().notNull().default([]),
    gifs: jsonb("gifs").$type<string[]>().notNull().default([]),
    refinementId: uuid("refinement_id"),
    scheduledAt: at("scheduled_at"),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: at("updated_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index("recognition_drafts_sender").on(t.tenantId, t.senderId, t.createdAt, t.id),
    foreignKey({ columns: [t.tenantId, t.senderId], foreignColumns: [tenantMembers.tenantId, tenantMembers.id] }),
  ],
);

/** Whom the sender chose: people and teams, in order. */
export const recognitionTargets = pgTable(
  "recognition_targets",
  {
    tenantId: tenantId(),
    recognitionId: uuid("recognition_id").notNull(),
    position: integer("position").notNull(),
    memberId: uuid("member_id"),
    teamId: uuid("team_id"),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.recognitionId, t.position] }),
    foreignKey({ columns: [t.tenantId, t.recognitionId], foreignColumns: [recognitions.tenantId, recognitions.id] }),
    foreignKey({ columns: [t.tenantId, t.memberId], foreignColumns: [tenantMembers.tenantId, tenantMembers.id] }),
    foreignKey({ columns: [t.tenantId, t.teamId], foreignColumns: [teams.tenantId, teams.id] }),
  ],
);

/** The resolved recipients, once each, with the points that they got. */
export const recognitionRecipients = pgTable(
  "recognition_recipients",
  {
    tenantId: tenantId(),
    recognitionId: uuid("recognition_id").notNull(),
    memberId: uuid("member_id").notNull(),
    amount: integer("amount").notNull(),
    publishedAt: at("published_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.recognitionId, t.memberId] }),
    index("recognition_recipients_member").on(t.tenantId, t.memberId, t.publishedAt, t.recognitionId),
    foreignKey({ columns: [t.tenantId, t.recognitionId], foreignColumns: [recognitions.tenantId, recognitions.id] }),
  ],
);

export const recognitionQualityLinks = pgTable(
  "recognition_quality_links",
  {
    tenantId: tenantId(),
    recognitionId: uuid("recognition_id").notNull(),
    qualityId: uuid("quality_id").notNull(),
    position: integer("position").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.recognitionId, t.qualityId] }),
    index("recognition_quality_links_quality").on(t.tenantId, t.qualityId),
    foreignKey({ columns: [t.tenantId, t.recognitionId], foreignColumns: [recognitions.tenantId, recognitions.id] }),
    foreignKey({
      columns: [t.tenantId, t.qualityId],
      foreignColumns: [recognitionQualities.tenantId, recognitionQualities.id],
    }),
  ],
);

/** Sums of each month's public recognitions, counted again by a job whenever one of them changes. */
export const recognitionMonths = pgTable(
  "recognition_months",
  {
    tenantId: tenantId(),
    /** "2026-11", of the tenant's zone. */
    month: text("month").notNull(),
    timezone: text("timezone").notNull(),
    recognitions: integer("recognitions").notNull().default(0),
    /** How often each quality was seen, by its id. */
    qualities: jsonb("qualities").$type<Record<string, number>>().notNull().default({}),
    /** Those that `flows` was counted for, with their active members. */
    teams: jsonb("teams").$type<{ id: string; people: number }[]>().notNull().default([]),
    flows: jsonb("flows").$type<{ from: string; to: string; count: number }[]>().notNull().default([]),
    /** The latest that are worth reading, by the quality's id. */
    stories: jsonb("stories").$type<Record<string, string[]>>().notNull().default({}),
    /** Members who gave and received, who only gave, and who only received. */
    both: integer("both").notNull().default(0),
    gave: integer("gave").notNull().default(0),
    received: integer("received").notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.month] })],
);
