import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { at, createdAt, position, tenantId } from "../../db/columns.ts";

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
