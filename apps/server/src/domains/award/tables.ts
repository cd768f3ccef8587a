import type { Badge } from "@plaudit/api/award-badges.ts";
import type { Criterion } from "@plaudit/api/award-jury.ts";
import type { RichText } from "@plaudit/api/rich-words.ts";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { at, createdAt, tenantId } from "../../db/columns.ts";
import { teams, tenantMembers } from "../directory/tables.ts";
import type { MediaFile } from "../media/index.ts";
import type { Audience } from "../points/index.ts";

export const awardTypes = pgTable(
  "award_types",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    name: text("name").notNull(),
    nameKey: text("name_key").notNull(),
    description: text("description").notNull(),
    badge: text("badge").$type<Badge>().notNull(),
    /** A picture of the company's own, in place of the badge. */
    picture: jsonb("picture").$type<MediaFile>(),
    points: integer("points").notNull(),
    pointsLocked: boolean("points_locked").notNull(),
    /** The bank that pays. */
    budgetItemId: uuid("budget_item_id"),
    senders: jsonb("senders").$type<Audience>().notNull(),
    notify: boolean("notify").notNull(),
    pinForDays: integer("pin_for_days").$type<1 | 3 | 7>(),
    nomination: boolean("nomination").notNull().default(false),
    /** Where nominations stand follows from these three and from the time. */
    nominationStartAt: at("nomination_start_at"),
    nominationEndAt: at("nomination_end_at"),
    finalizedAt: at("finalized_at"),
    /** Who opened them last, or set their dates: told when they close. */
    nominationBy: uuid("nomination_by"),
    /** Which of the two dates was written down last as having come. */
    nominationSettledAt: at("nomination_settled_at"),
    maxNominations: integer("max_nominations"),
    /** How many are to win; null while that is open. */
    places: integer("places"),
    nominators: jsonb("nominators").$type<Audience>(),
    candidates: jsonb("candidates").$type<Audience>(),
    /** Members; without any an administrator alone decides. */
    jury: jsonb("jury").$type<string[]>().notNull().default([]),
    criteria: jsonb("criteria").$type<Criterion[]>().notNull().default([]),
    anonymous: boolean("anonymous").notNull().default(false),
    /** So long after nominations have closed the jury judges. */
    judgingDays: integer("judging_days"),
    /** When each of the jury was reminded last. */
    jurorsReminded: jsonb("jurors_reminded").$type<Record<string, string>>().notNull().default({}),
    archivedAt: at("archived_at"),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex("award_types_taken").on(t.tenantId, t.nameKey).where(sql`${t.archivedAt} is null`),
    check(
      "award_types_window",
      sql`${t.nominationStartAt} is null or coalesce(${t.nominationEndAt} >= ${t.nominationStartAt}, false)`,
    ),
  ],
);

export const awards = pgTable(
  "awards",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    typeId: uuid("type_id").notNull(),
    /** The next three are the type's, as they were when it was sent. */
    name: text("name").notNull(),
    badge: text("badge").$type<Badge>().notNull(),
    picture: jsonb("picture").$type<MediaFile>(),
    senderId: uuid("sender_id").notNull(),
    message: jsonb("message").$type<RichText>().notNull(),
    messageText: text("message_text").notNull(),
    amount: integer("amount").notNull(),
    tenantWide: boolean("tenant_wide").notNull(),
    recipientCount: integer("recipient_count").notNull(),
    /** The team named on the card: the recipient team, else the first recipient's. */
    teamName: text("team_name"),
    transactionId: uuid("transaction_id"),
    version: integer("version").notNull().default(1),
    publishedAt: at("published_at").notNull(),
    updatedAt: at("updated_at").notNull(),
    editedAt: at("edited_at"),
    hiddenAt: at("hidden_at"),
    deletedAt: at("deleted_at"),
    deletedBy: uuid("deleted_by"),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index("awards_type").on(t.tenantId, t.typeId, t.publishedAt, t.id),
    index("awards_sender").on(t.tenantId, t.senderId, t.publishedAt, t.id),
    index("awards_recent").on(t.tenantId, t.publishedAt, t.id).where(sql`deleted_at is null and hidden_at is null`),
    foreignKey({ columns: [t.tenantId, t.typeId], foreignColumns: [awardTypes.tenantId, awardTypes.id] }),
    foreignKey({ columns: [t.tenantId, t.senderId], foreignColumns: [tenantMembers.tenantId, tenantMembers.id] }),
  ],
);

export const awardNominations = pgTable(
  "award_nominations",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    typeId: uuid("type_id").notNull(),
    nominatorId: uuid("nominator_id").notNull(),
    nomineeId: uuid("nominee_id").notNull(),
    reason: text("reason").notNull(),
    createdAt: at("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex("award_nominations_once").on(t.tenantId, t.typeId, t.nominatorId, t.nomineeId),
    index("award_nominations_type").on(t.tenantId, t.typeId, t.createdAt, t.id),
    index("award_nominations_nominee").on(t.tenantId, t.typeId, t.nomineeId, t.createdAt, t.id),
    index("award_nominations_nominator").on(t.tenantId, t.nominatorId),
    foreignKey({ columns: [t.tenantId, t.typeId], foreignColumns: [awardTypes.tenantId, awardTypes.id] }),
    foreignKey({ columns: [t.tenantId, t.nominatorId], foreignColumns: [tenantMembers.tenantId, tenantMembers.id] }),
    foreignKey({ columns: [t.tenantId, t.nomineeId], foreignColumns: [tenantMembers.tenantId, tenantMembers.id] }),
  ],
);

/** How often each person was nominated, kept with every nomination; and who of them wins. */
export const awardNominees = pgTable(
  "award_nominees",
  {
    tenantId: tenantId(),
    typeId: uuid("type_id").notNull(),
    memberId: uuid("member_id").notNull(),
    count: integer("count").notNull(),
    winner: boolean("winner").notNull().default(false),
    lastAt: at("last_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.typeId, t.memberId] }),
    index("award_nominees_count").on(t.tenantId, t.typeId, t.count, t.memberId),
    foreignKey({ columns: [t.tenantId, t.typeId], foreignColumns: [awardTypes.tenantId, awardTypes.id] }),
  ],
);

/** How often each person nominated: its row is the lock under which the limit is kept. */
export const awardNominators = pgTable(
  "award_nominators",
  {
    tenantId: tenantId(),
    typeId: uuid("type_id").notNull(),
    memberId: uuid("member_id").notNull(),
    count: integer("count").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.typeId, t.memberId] }),
    foreignKey({ columns: [t.tenantId, t.typeId], foreignColumns: [awardTypes.tenantId, awardTypes.id] }),
  ],
);

/** What each of a jury gave to a nominee: one number for each criterion, in their order. */
export const awardVotes = pgTable(
  "award_votes",
  {
    tenantId: tenantId(),
    typeId: uuid("type_id").notNull(),
    jurorId: uuid("juror_id").notNull(),
    nomineeId: uuid("nominee_id").notNull(),
    scores: integer("scores").array().notNull(),
    /** Sealed with them. */
    note: text("note").notNull().default(""),
    votedAt: at("voted_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.typeId, t.jurorId, t.nomineeId] }),
    foreignKey({ columns: [t.tenantId, t.typeId], foreignColumns: [awardTypes.tenantId, awardTypes.id] }),
    foreignKey({ columns: [t.tenantId, t.jurorId], foreignColumns: [tenantMembers.tenantId, tenantMembers.id] }),
    foreignKey({ columns: [t.tenantId, t.nomineeId], foreignColumns: [tenantMembers.tenantId, tenantMembers.id] }),
  ],
);

/** Whom the sender chose: people and teams, in order. */
export const awardTargets = pgTable(
  "award_targets",
  {
    tenantId: tenantId(),
    awardId: uuid("award_id").notNull(),
    position: integer("position").notNull(),
    memberId: uuid("member_id"),
    teamId: uuid("team_id"),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.awardId, t.position] }),
    foreignKey({ columns: [t.tenantId, t.awardId], foreignColumns: [awards.tenantId, awards.id] }),
    foreignKey({ columns: [t.tenantId, t.memberId], foreignColumns: [tenantMembers.tenantId, tenantMembers.id] }),
    foreignKey({ columns: [t.tenantId, t.teamId], foreignColumns: [teams.tenantId, teams.id] }),
  ],
);

/** The resolved recipients, once each, with the points that they got. */
export const awardRecipients = pgTable(
  "award_recipients",
  {
    tenantId: tenantId(),
    awardId: uuid("award_id").notNull(),
    memberId: uuid("member_id").notNull(),
    /** The award's own, so that the recipients of a type are one range. */
    typeId: uuid("type_id").notNull(),
    amount: integer("amount").notNull(),
    publishedAt: at("published_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.awardId, t.memberId] }),
    index("award_recipients_member").on(t.tenantId, t.memberId, t.publishedAt, t.awardId),
    index("award_recipients_type").on(t.tenantId, t.typeId, t.publishedAt, t.awardId, t.memberId),
    foreignKey({ columns: [t.tenantId, t.awardId], foreignColumns: [awards.tenantId, awards.id] }),
  ],
);
