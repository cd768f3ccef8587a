import type { Role } from "@plaudit/api/permissions.ts";
import type { PointWorth } from "@plaudit/api/points-budget.ts";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
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
import { at, createdAt, position, tenantId } from "../../db/columns.ts";
import type { Expiry, Period } from "./rules/periods.ts";

const amount = (name: string) => bigint(name, { mode: "number" });
export type AccountType = "allocation" | "redeemable" | "fund" | "payout";
export type TransactionType =
  | "allocation"
  | "expire_allocation"
  | "expire_redeemable"
  | "gift"
  | "recognition"
  | "birthday"
  | "anniversary"
  | "welcome"
  | "onboarding"
  | "endorsement"
  | "award"
  | "redemption"
  | "redemption_refund"
  | "incentive"
  | "deposit"
  | "reversal"
  | "adjustment";

/**
 * An account's id follows from owner, type and purpose (`rules/account-id.ts`), so its key is its only index: beside a
 * second one that starts with the tenant, a planner that has not yet seen a new tenant's rows may read all of them.
 */
export const pointsAccounts = pgTable(
  "points_accounts",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    type: text("type").$type<AccountType>().notNull(),
    /** A member, a bank's budget item, or the tenant itself for contra accounts. */
    ownerId: uuid("owner_id").notNull(),
    /** Empty, or which contra account: issuance, expiry, shortfall. */
    purpose: text("purpose").$type<"" | "issuance" | "expiry" | "shortfall">().notNull().default(""),
    balance: amount("balance").notNull().default(0),
    /** Never below this; null for contra accounts. */
    lowerLimit: amount("lower_limit"),
    version: integer("version").notNull().default(0),
    lockedAt: at("locked_at"),
    lockReason: text("lock_reason"),
    lockedBy: uuid("locked_by"),
    /** Its member has left: whatever is on it lapses then at the latest. */
    keepsUntil: at("keeps_until"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index("points_accounts_locked").on(t.tenantId, t.ownerId).where(sql`locked_at is not null`),
    check("points_accounts_limit", sql`${t.lowerLimit} is null or ${t.balance} >= ${t.lowerLimit}`),
  ],
);

export const pointsTransactions = pgTable(
  "points_transactions",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    type: text("type").$type<TransactionType>().notNull(),
    referenceType: text("reference_type").notNull(),
    referenceId: uuid("reference_id").notNull(),
    actorId: uuid("actor_id"),
    reversesId: uuid("reverses_id"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex("points_transactions_reversal").on(t.tenantId, t.reversesId).where(sql`reverses_id is not null`),
    index("points_transactions_at").on(t.tenantId, t.createdAt),
    foreignKey({ columns: [t.tenantId, t.reversesId], foreignColumns: [t.tenantId, t.id] }),
  ],
);

export const pointsEntries = pgTable(
  "points_entries",
  {
    tenantId: tenantId(),
    accountId: uuid("account_id").notNull(),
    accountVersion: integer("account_version").notNull(),
    transactionId: uuid("transaction_id").notNull(),
    /** The transaction's. */
    type: text("type").$type<TransactionType>().notNull(),
    amount: amount("amount").notNull(),
    balanceAfter: amount("balance_after").notNull(),
    createdAt: createdAt(),
    position: position(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.accountId, t.accountVersion] }),
    index("points_entries_transaction").on(t.tenantId, t.transactionId),
    // Recognitions are most of an account's entries, and cost no more for it.
    index("points_entries_type")
      .on(t.tenantId, t.accountId, t.type, t.accountVersion)
      .where(sql`type <> 'recognition'`),
    index("points_entries_position").on(t.tenantId, t.position, t.accountId),
    foreignKey({ columns: [t.tenantId, t.accountId], foreignColumns: [pointsAccounts.tenantId, pointsAccounts.id] }),
    foreignKey({
      columns: [t.tenantId, t.transactionId],
      foreignColumns: [pointsTransactions.tenantId, pointsTransactions.id],
    }),
    check("points_entries_amount", sql`${t.amount} <> 0`),
  ],
);

/** What each kind of transaction brought to each kind of account on a day that is over: a year is not summed anew. */
export const pointsDays = pgTable(
  "points_days",
  {
    tenantId: tenantId(),
    /** Of the tenant's zone, as it was when this was summed. */
    startsAt: at("starts_at").notNull(),
    endsAt: at("ends_at").notNull(),
    account: text("account").$type<AccountType>().notNull(),
    type: text("type").$type<TransactionType>().notNull(),
    credits: amount("credits").notNull(),
    debits: amount("debits").notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.startsAt, t.account, t.type] })],
);

/** Every credit of a member's account makes one, spent first in, first out; what remains of them is the balance. */
export const pointsLots = pgTable(
  "points_lots",
  {
    tenantId: tenantId(),
    accountId: uuid("account_id").notNull(),
    transactionId: uuid("transaction_id").notNull(),
    amount: amount("amount").notNull(),
    remaining: amount("remaining").notNull(),
    expiresAt: at("expires_at"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.accountId, t.transactionId] }),
    index("points_lots_expiry").on(t.tenantId, t.expiresAt).where(sql`remaining > 0 and expires_at is not null`),
    foreignKey({ columns: [t.tenantId, t.accountId], foreignColumns: [pointsAccounts.tenantId, pointsAccounts.id] }),
    check("points_lots_remaining", sql`${t.remaining} >= 0 and ${t.remaining} <= ${t.amount}`),
  ],
);

/** When lots of somebody who left would lapse by themselves, so that they do if they return. */
export const pointsLeaverLots = pgTable(
  "points_leaver_lots",
  {
    tenantId: tenantId(),
    accountId: uuid("account_id").notNull(),
    transactionId: uuid("transaction_id").notNull(),
    expiresAt: at("expires_at"),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.accountId, t.transactionId] }),
    foreignKey({
      columns: [t.tenantId, t.accountId, t.transactionId],
      foreignColumns: [pointsLots.tenantId, pointsLots.accountId, pointsLots.transactionId],
    }),
  ],
);

/** What one person sent another, for the limit over any 30 days. */
export const pointsSent = pgTable(
  "points_sent",
  {
    tenantId: tenantId(),
    senderId: uuid("sender_id").notNull(),
    recipientId: uuid("recipient_id").notNull(),
    transactionId: uuid("transaction_id").notNull(),
    amount: amount("amount").notNull(),
    /** What the sender wanted to give; more than the amount where it was cut. */
    asked: amount("asked").notNull(),
    sentAt: at("sent_at").notNull(),
    endorsement: boolean("endorsement").notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.senderId, t.recipientId, t.sentAt, t.transactionId] })],
);

/** Everyone, or whoever is named, is in one of the teams, or has one of the roles. */
export interface Audience {
  everyone: boolean;
  memberIds: string[];
  teamIds: string[];
  roles: Role[];
}
export const pointsBudgetItems = pgTable(
  "points_budget_items",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    name: text("name").notNull(),
    nameKey: text("name_key").notNull(),
    source: text("source")
      .$type<"allocation" | "birthday" | "onboarding" | "welcome" | "anniversary" | "pointsBank">()
      .notNull(),
    audience: jsonb("audience").$type<Audience>().notNull(),
    amount: integer("amount").notNull(),
    period: text("period").$type<Period>().notNull(),
    startsOn: date("starts_on", { mode: "string" }).notNull(),
    /** At the end of which period it lapses; null as the settings say. */
    expiry: text("expiry").$type<Expiry>(),
    /** What is left over then: null lapses, a number stays up to that cap. */
    rollOverCap: integer("roll_over_cap"),
    /** When it handed out its first points: from then on it can be ended, not deleted. */
    firstRunAt: at("first_run_at"),
    pausedAt: at("paused_at"),
    endedAt: at("ended_at"),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex("points_budget_items_taken").on(t.tenantId, t.source, t.nameKey).where(sql`${t.endedAt} is null`),
  ],
);

/** What a bank has beside its budget item; what it holds is in the item's fund account. */
export const pointsBanks = pgTable(
  "points_banks",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    ownerIds: uuid("owner_ids").array().notNull(),
    /** Below this it is low; null never alerts. */
    alertBelow: amount("alert_below"),
    /** Written under the lock of the account: who brings it below its threshold tells its owners, once. */
    lowSince: at("low_since"),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    foreignKey({ columns: [t.tenantId, t.id], foreignColumns: [pointsBudgetItems.tenantId, pointsBudgetItems.id] }),
  ],
);

/** What somebody wrote beside a transaction that they made. */
export const pointsNotes = pgTable(
  "points_notes",
  { tenantId: tenantId(), transactionId: uuid("transaction_id").notNull(), note: text("note").notNull() },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.transactionId] }),
    foreignKey({
      columns: [t.tenantId, t.transactionId],
      foreignColumns: [pointsTransactions.tenantId, pointsTransactions.id],
    }),
  ],
);

/** What a gift's rule has beside its budget item. */
export const pointsGiftRules = pgTable(
  "points_gift_rules",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    bankId: uuid("bank_id").notNull(),
    /** How much after how many years, or days; one at 0 where there is nothing to count. */
    steps: jsonb("steps").$type<{ at: number; amount: number }[]>().notNull(),
    /** The words that come with it, by language; the product has its own. */
    words: jsonb("words").$type<Partial<Record<"en" | "fr" | "ar", string>>>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    foreignKey({ columns: [t.tenantId, t.id], foreignColumns: [pointsBudgetItems.tenantId, pointsBudgetItems.id] }),
    foreignKey({ columns: [t.tenantId, t.bankId], foreignColumns: [pointsBanks.tenantId, pointsBanks.id] }),
  ],
);

/** One row a member and occasion: having it is having been given its points. */
export type GiftSource = "birthday" | "onboarding" | "welcome" | "anniversary";
export const pointsGifts = pgTable(
  "points_gifts",
  {
    tenantId: tenantId(),
    memberId: uuid("member_id").notNull(),
    source: text("source").$type<GiftSource>().notNull(),
    /** The year of a birthday, the years of an anniversary, the days of onboarding; 0 for the welcome. */
    occasion: integer("occasion").notNull(),
    ruleId: uuid("rule_id").notNull(),
    transactionId: uuid("transaction_id").notNull(),
    amount: integer("amount").notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.memberId, t.source, t.occasion] })],
);

/** One row a member and period: having it is having been given that period's points. */
export const pointsAllocationRuns = pgTable(
  "points_allocation_runs",
  {
    tenantId: tenantId(),
    periodKey: text("period_key").notNull(),
    memberId: uuid("member_id").notNull(),
    amount: integer("amount").notNull(),
    budgetItemId: uuid("budget_item_id").notNull(),
    transactionId: uuid("transaction_id").notNull(),
    endsAt: at("ends_at").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.periodKey, t.memberId] }),
    index("points_allocation_runs_member").on(t.tenantId, t.memberId, t.endsAt),
  ],
);

/** A tenant without a row has the defaults, at version 0. */
export const pointsSettings = pgTable(
  "points_settings",
  {
    tenantId: tenantId(),
    /** Points one person may send another in any 30 days. */
    restrictionLimit: integer("restriction_limit").notNull().default(500),
    /** For each person in one recognition. */
    recognitionMax: integer("recognition_max").notNull().default(1000),
    /** The amounts that the composer offers. */
    presets: integer("presets").array().notNull().default([0, 5, 10, 25, 50]),
    endorsementCap: integer("endorsement_cap").notNull().default(50),
    /** Public recognitions of a month. */
    monthlyGoal: integer("monthly_goal").notNull().default(80),
    /** At the end of which period points to give lapse, where their rule names none. */
    allocationExpiry: text("allocation_expiry").$type<Expiry>().notNull().default("month"),
    redeemableExpiry: text("redeemable_expiry").$type<Expiry>().notNull().default("never"),
    /** What one point is worth, in each currency; the first is the company's own. */
    worth: jsonb("worth").$type<PointWorth[]>().notNull().default([]),
    /** What incentives are paid from, and their limits; null is none. */
    incentiveBankId: uuid("incentive_bank_id"),
    incentiveClaimMax: integer("incentive_claim_max"),
    incentiveMonthMax: integer("incentive_month_max"),
    incentivePersonMax: integer("incentive_person_max"),
    /** Members outside this audience receive no points. */
    eligible: jsonb("eligible").$type<Audience>().notNull(),
    /** For so many days after joining nobody receives points. */
    joinerWaitDays: integer("joiner_wait_days").notNull().default(0),
    version: integer("version").notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.tenantId] })],
);
