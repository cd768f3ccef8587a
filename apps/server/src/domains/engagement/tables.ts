import type { ReactionType } from "@plaudit/api/engagement.ts";
import type { SubjectType } from "@plaudit/api/entities.ts";
import type { ModeratedType } from "@plaudit/api/moderated.ts";
import type { RichText } from "@plaudit/api/rich-words.ts";
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { at, createdAt, tenantId } from "../../db/columns.ts";
import { tenantMembers } from "../directory/tables.ts";

/** What takes reactions. Ids are v7 throughout, so keys and reads do without the type. */
export type TargetType = SubjectType | "comment";
/** What people report. */
export type ReportedType = TargetType | ModeratedType;
const subject = <Type extends ReportedType = TargetType>() => ({
  subjectType: text("subject_type").$type<Type>().notNull(),
  subjectId: uuid("subject_id").notNull(),
});

export const engagementReactions = pgTable(
  "engagement_reactions",
  {
    tenantId: tenantId(),
    ...subject(),
    memberId: uuid("member_id").notNull(),
    type: text("type").$type<ReactionType>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.subjectId, t.memberId] }),
    foreignKey({ columns: [t.tenantId, t.memberId], foreignColumns: [tenantMembers.tenantId, tenantMembers.id] }),
  ],
);

export const engagementComments = pgTable(
  "engagement_comments",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    threadType: text("thread_type").$type<SubjectType>().notNull(),
    threadId: uuid("thread_id").notNull(),
    memberId: uuid("member_id").notNull(),
    body: jsonb("body").$type<RichText>().notNull(),
    bodyText: text("body_text").notNull(),
    createdAt: createdAt(),
    editedAt: at("edited_at"),
    /** By a moderator. */
    hiddenAt: at("hidden_at"),
    removedAt: at("removed_at"),
    removedBy: uuid("removed_by"),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index("engagement_comments_thread").on(t.tenantId, t.threadId, t.createdAt, t.id),
    foreignKey({ columns: [t.tenantId, t.memberId], foreignColumns: [tenantMembers.tenantId, tenantMembers.id] }),
  ],
);

export const engagementEndorsements = pgTable(
  "engagement_endorsements",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    ...subject(),
    memberId: uuid("member_id").notNull(),
    /** Points for each receiving person. */
    amount: integer("amount").notNull(),
    transactionId: uuid("transaction_id").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index("engagement_endorsements_subject").on(t.tenantId, t.subjectId, t.createdAt),
    foreignKey({ columns: [t.tenantId, t.memberId], foreignColumns: [tenantMembers.tenantId, tenantMembers.id] }),
  ],
);

export const engagementFlags = pgTable(
  "engagement_flags",
  {
    tenantId: tenantId(),
    ...subject<ReportedType>(),
    memberId: uuid("member_id").notNull(),
    reason: text("reason").notNull(),
    createdAt: createdAt(),
    resolvedAt: at("resolved_at"),
    resolvedBy: uuid("resolved_by"),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.subjectId, t.memberId] }),
    foreignKey({ columns: [t.tenantId, t.memberId], foreignColumns: [tenantMembers.tenantId, tenantMembers.id] }),
  ],
);
