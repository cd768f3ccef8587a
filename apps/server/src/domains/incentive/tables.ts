import type { Badge } from "@plaudit/api/award-badges.ts";
import type { ClaimStatus, HeldReason } from "@plaudit/api/incentive-claim.ts";
import type { ProofKind } from "@plaudit/api/incentive-limits.ts";
import { sql } from "drizzle-orm";
import {
  bigint,
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
import { tenantMembers } from "../directory/tables.ts";
import type { MediaFile } from "../media/index.ts";
import type { Audience } from "../points/index.ts";

export const incentives = pgTable(
  "incentives",
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
    /** The bank that pays; null is the one that the settings of points name. */
    budgetItemId: uuid("budget_item_id"),
    audience: jsonb("audience").$type<Audience>().notNull(),
    perPerson: integer("per_person"),
    /** That is for one month. */
    perMonth: boolean("per_month").notNull().default(false),
    inAll: integer("in_all"),
    /** Claims that wait or were approved, changed under this row's lock: the limit of all is kept by it. */
    claimed: integer("claimed").notNull().default(0),
    declined: integer("declined").notNull().default(0),
    /** Points. */
    paid: bigint("paid", { mode: "number" }).notNull().default(0),
    opensAt: at("opens_at"),
    closesAt: at("closes_at"),
    proof: text("proof").$type<ProofKind>().notNull(),
    /** Its code changes all the time. */
    rotating: boolean("rotating").notNull(),
    /** Codes of another version are worth nothing. */
    codeVersion: integer("code_version").notNull().default(1),
    /** Members; without any all who may review. */
    reviewers: jsonb("reviewers").$type<string[]>().notNull(),
    startedAt: at("started_at"),
    endedAt: at("ended_at"),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex("incentives_taken").on(t.tenantId, t.nameKey).where(sql`${t.endedAt} is null`),
    check("incentives_claimed", sql`${t.claimed} >= 0`),
  ],
);

export interface ClaimQuestion {
  by: string;
  at: string;
  text: string;
  answer: { text: string; at: string } | null;
}

export const incentiveClaims = pgTable(
  "incentive_claims",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    incentiveId: uuid("incentive_id").notNull(),
    memberId: uuid("member_id").notNull(),
    /** The next three are the incentive's, as they were when it was made; once it was paid the bank is the one that paid. */
    points: integer("points").notNull(),
    budgetItemId: uuid("budget_item_id"),
    proof: text("proof").$type<ProofKind>().notNull(),
    happened: text("happened").notNull().default(""),
    text: text("text").notNull(),
    files: jsonb("files").$type<MediaFile[]>().notNull(),
    /** A code was scanned: nobody decides. */
    byCode: boolean("by_code").notNull(),
    status: text("status").$type<ClaimStatus>().notNull(),
    /** Holds from the end of the ten seconds on, in which it can be undone. */
    verdict: text("verdict").$type<"approve" | "decline">(),
    decidedBy: uuid("decided_by"),
    decidedAt: at("decided_at"),
    effectiveAt: at("effective_at"),
    reason: text("reason"),
    /** Why it could not be paid when it was approved last. */
    held: text("held").$type<HeldReason>(),
    heldAt: at("held_at"),
    settledAt: at("settled_at"),
    transactionId: uuid("transaction_id"),
    /** What was asked about it. */
    questions: jsonb("questions").$type<ClaimQuestion[]>().notNull().default([]),
    /** Since when it waits for its claimant's answer. */
    askedAt: at("asked_at"),
    reversedAt: at("reversed_at"),
    reversedBy: uuid("reversed_by"),
    reversalReason: text("reversal_reason"),
    createdAt: at("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index("incentive_claims_waiting").on(t.tenantId, t.incentiveId, t.createdAt, t.id).where(sql`status = 'pending'`),
    index("incentive_claims_all_waiting").on(t.tenantId, t.createdAt, t.id).where(sql`status = 'pending'`),
    index("incentive_claims_all_decided").on(t.tenantId, t.decidedAt, t.id).where(sql`verdict is not null`),
    index("incentive_claims_decided").on(t.tenantId, t.incentiveId, t.decidedAt, t.id).where(sql`verdict is not null`),
    index("incentive_claims_member").on(t.tenantId, t.memberId, t.createdAt, t.id),
    index("incentive_claims_paid").on(t.tenantId, t.settledAt).where(sql`status = 'approved'`),
    foreignKey({ columns: [t.tenantId, t.incentiveId], foreignColumns: [incentives.tenantId, incentives.id] }),
    foreignKey({ columns: [t.tenantId, t.memberId], foreignColumns: [tenantMembers.tenantId, tenantMembers.id] }),
  ],
);
