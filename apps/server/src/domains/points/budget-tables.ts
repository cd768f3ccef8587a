import type { Role } from "@plaudit/api/permissions.ts";
import { sql } from "drizzle-orm";
import {
  bigint,
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
import { at, createdAt, tenantId } from "../../db/columns.ts";
import type { Expiry, Period } from "./rules/periods.ts";

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
    alertBelow: bigint("alert_below", { mode: "number" }),
    /** Written under the lock of the account: who brings it below its threshold tells its owners, once. */
    lowSince: at("low_since"),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    foreignKey({ columns: [t.tenantId, t.id], foreignColumns: [pointsBudgetItems.tenantId, pointsBudgetItems.id] }),
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
