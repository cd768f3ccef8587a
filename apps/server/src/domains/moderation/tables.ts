import type { ModeratedType } from "@plaudit/api/moderated.ts";
import { sql } from "drizzle-orm";
import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { at, createdAt, tenantId } from "../../db/columns.ts";
import { tenantMembers } from "../directory/tables.ts";

export type ItemState = "open" | "hidden" | "dismissed" | "restored";

/** What held before a decision. */
export interface Before {
  state: ItemState;
  decidedAt: string | null;
  decidedBy: string | null;
  note: string | null;
  reversePoints: boolean;
}

/** What was reported, by its own id: one row for each thing, however often it is. */
export const moderationItems = pgTable(
  "moderation_items",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    type: text("type").$type<ModeratedType>().notNull(),
    authorId: uuid("author_id").notNull(),
    state: text("state").$type<ItemState>().notNull().default("open"),
    /** Of the tenant's list, as they are written there. */
    words: jsonb("words").$type<string[]>().notNull().default([]),
    openedAt: at("opened_at").notNull(),
    decidedAt: at("decided_at"),
    decidedBy: uuid("decided_by"),
    /** While the last decision can be undone. */
    undoTo: jsonb("undo_to").$type<Before>(),
    note: text("note"),
    reversePoints: boolean("reverse_points").notNull().default(false),
    returned: integer("returned"),
    shortfall: integer("shortfall"),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index("moderation_items_open").on(t.tenantId, t.type, t.openedAt, t.id).where(sql`state = 'open'`),
    index("moderation_items_decided").on(t.tenantId, t.decidedAt, t.id).where(sql`state <> 'open'`),
    index("moderation_items_author").on(t.tenantId, t.authorId),
    foreignKey({ columns: [t.tenantId, t.authorId], foreignColumns: [tenantMembers.tenantId, tenantMembers.id] }),
  ],
);

/** One row, once somebody has written a word. */
export const moderationWords = pgTable("moderation_words", {
  tenantId: tenantId().primaryKey(),
  words: jsonb("words").$type<string[]>().notNull().default([]),
  version: integer("version").notNull().default(1),
});

/** What an author is told: the words of a moderator, and what was decided about which text. */
export const moderationNotices = pgTable(
  "moderation_notices",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    memberId: uuid("member_id").notNull(),
    kind: text("kind").$type<"hidden" | "restored" | "message">().notNull(),
    subjectType: text("subject_type").$type<ModeratedType>().notNull(),
    subjectId: uuid("subject_id").notNull(),
    text: text("text").notNull(),
    note: text("note"),
    returned: integer("returned"),
    path: text("path"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index("moderation_notices_member").on(t.tenantId, t.memberId, t.createdAt),
    foreignKey({ columns: [t.tenantId, t.memberId], foreignColumns: [tenantMembers.tenantId, tenantMembers.id] }),
  ],
);
