import type { CelebrationKind, CelebrationPreferencesBody } from "@plaudit/api/celebration.ts";
import { date, foreignKey, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, tenantId } from "../../db/columns.ts";
import { tenantMembers } from "../directory/tables.ts";

/** What a tenant chose; one that has chosen nothing has no row. */
export const celebrationPreferences = pgTable(
  "celebration_preferences",
  {
    tenantId: tenantId(),
    kinds: jsonb("kinds").$type<CelebrationPreferencesBody["kinds"]>().notNull(),
    hour: integer("hour").notNull().default(9),
    milestones: integer("milestones").array().notNull(),
    words: jsonb("words").$type<CelebrationPreferencesBody["words"]>().notNull(),
    /** Media objects, by kind. */
    pictures: jsonb("pictures").$type<CelebrationPreferencesBody["pictures"]>().notNull(),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.tenantId] })],
);

/** Those that are in the feed. */
export const celebrations = pgTable(
  "celebrations",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    memberId: uuid("member_id").notNull(),
    kind: text("kind").$type<CelebrationKind>().notNull(),
    /** What of its kind happens once: the year of a birthday, the years or days of the others. */
    occasion: integer("occasion").notNull(),
    celebratedOn: date("celebrated_on", { mode: "string" }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex("celebrations_once").on(t.tenantId, t.memberId, t.kind, t.occasion),
    foreignKey({ columns: [t.tenantId, t.memberId], foreignColumns: [tenantMembers.tenantId, tenantMembers.id] }),
  ],
);
