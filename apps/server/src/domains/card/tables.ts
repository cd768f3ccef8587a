import type { CardDesign, CardOccasion, CardState, SignatureHand } from "@plaudit/api/card-designs.ts";
import type { Laid } from "@plaudit/api/card-paper.ts";
import type { SignatureGif } from "@plaudit/api/card-signature.ts";
import type { RichText } from "@plaudit/api/rich-words.ts";
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { at, createdAt, tenantId } from "../../db/columns.ts";
import { tenantMembers } from "../directory/tables.ts";
import type { MediaFile } from "../media/index.ts";

export interface StoredPlacement {
  page: number;
  x: number;
  y: number;
  rotation: number;
}

export const cards = pgTable(
  "cards",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    title: text("title").notNull(),
    occasion: text("occasion").$type<CardOccasion>().notNull(),
    design: text("design").$type<CardDesign>().notNull(),
    years: integer("years"),
    organizerId: uuid("organizer_id").notNull(),
    /** A day and an hour where each recipient is. */
    deliverOn: date("deliver_on", { mode: "string" }).notNull(),
    deliverTime: text("deliver_time").notNull(),
    note: text("note"),
    contributorsInvite: boolean("contributors_invite").notNull(),
    /** Those who have not signed are reminded once, two days before. */
    remind: boolean("remind").notNull().default(false),
    /** When they were. */
    remindedAt: at("reminded_at"),
    /** It started by itself, and its organizer has not sent it again since. */
    automatic: boolean("automatic").notNull().default(false),
    /** Teams that were invited; their people are contributors since then. */
    teamIds: uuid("team_ids").array().notNull(),
    state: text("state").$type<CardState>().notNull(),
    /** Kept beside the rows: every change of those locks this one. */
    contributorCount: integer("contributor_count").notNull().default(0),
    signatureCount: integer("signature_count").notNull().default(0),
    /** When the first recipient received it. */
    deliveredAt: at("delivered_at"),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index("cards_own").on(t.tenantId, t.organizerId, t.createdAt, t.id),
    index("cards_open").on(t.tenantId, t.deliverOn).where(sql`state = 'open'`),
    index("cards_delivered").on(t.tenantId, t.deliveredAt).where(sql`delivered_at is not null`),
    foreignKey({ columns: [t.tenantId, t.organizerId], foreignColumns: [tenantMembers.tenantId, tenantMembers.id] }),
  ],
);

const ofCard = (t: Record<"tenantId" | "cardId" | "memberId", AnyPgColumn>) => [
  foreignKey({ columns: [t.tenantId, t.cardId], foreignColumns: [cards.tenantId, cards.id] }),
  foreignKey({ columns: [t.tenantId, t.memberId], foreignColumns: [tenantMembers.tenantId, tenantMembers.id] }),
];
const member = () => ({
  tenantId: tenantId(),
  cardId: uuid("card_id").notNull(),
  memberId: uuid("member_id").notNull(),
});

export const cardRecipients = pgTable(
  "card_recipients",
  {
    ...member(),
    /** Until then it does not exist for them. */
    deliveredAt: at("delivered_at"),
    /** What they wrote to all who signed. */
    answer: jsonb("answer").$type<RichText>(),
    answerText: text("answer_text"),
    answeredAt: at("answered_at"),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.cardId, t.memberId] }),
    index("card_recipients_member").on(t.tenantId, t.memberId),
    ...ofCard(t),
  ],
);

/** Who may sign: the organizer, and whoever was invited. */
export const cardContributors = pgTable(
  "card_contributors",
  {
    ...member(),
    id: uuid("id").notNull(),
    /** Null where the organizer did. */
    invitedBy: uuid("invited_by"),
    signedAt: at("signed_at"),
    remindedAt: at("reminded_at"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique("card_contributors_once").on(t.tenantId, t.cardId, t.memberId),
    index("card_contributors_member").on(t.tenantId, t.memberId),
    ...ofCard(t),
  ],
);

export const cardSignatures = pgTable(
  "card_signatures",
  {
    ...member(),
    id: uuid("id").notNull(),
    message: jsonb("message").$type<RichText>().notNull(),
    messageText: text("message_text").notNull(),
    hand: text("hand").$type<SignatureHand>().notNull(),
    ink: integer("ink"),
    gif: jsonb("gif").$type<SignatureGif>(),
    picture: jsonb("picture").$type<MediaFile>(),
    /** By hand; null where the rule placed it. */
    placement: jsonb("placement").$type<StoredPlacement>(),
    /** Where it stands, and what it takes there. */
    spot: jsonb("spot").$type<Laid>().notNull(),
    createdAt: createdAt(),
    editedAt: at("edited_at"),
    /** By a moderator. */
    hiddenAt: at("hidden_at"),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique("card_signatures_once").on(t.tenantId, t.cardId, t.memberId),
    index("card_signatures_order").on(t.tenantId, t.cardId, t.createdAt, t.id),
    index("card_signatures_author").on(t.tenantId, t.memberId, t.createdAt),
    ...ofCard(t),
  ],
);

/** Cards that were started by themselves: once for whom, why and in which year, also where its organizer deleted it. */
export const cardStarts = pgTable(
  "card_starts",
  {
    tenantId: tenantId(),
    memberId: uuid("member_id").notNull(),
    occasion: text("occasion").$type<CardOccasion>().notNull(),
    year: integer("year").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.memberId, t.occasion, t.year] }),
    foreignKey({ columns: [t.tenantId, t.memberId], foreignColumns: [tenantMembers.tenantId, tenantMembers.id] }),
  ],
);

/** No row while nobody has changed anything. */
export const cardSettings = pgTable(
  "card_settings",
  {
    tenantId: tenantId(),
    designs: text("designs").array().$type<CardDesign[]>().notNull(),
    occasions: text("occasions").array().$type<CardOccasion[]>().notNull(),
    deliverTime: text("deliver_time").notNull().default("09:00"),
    automaticBirthday: boolean("automatic_birthday").notNull(),
    automaticYears: boolean("automatic_years").notNull(),
    version: integer("version").notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.tenantId] })],
);
