import { bigint, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { at, tenantId } from "../../db/columns.ts";

const amount = (name: string) => bigint(name, { mode: "number" }).notNull();

/** What each kind of transaction brought to each kind of account in a month. A month that is over is never written again. */
export const liabilityMonths = pgTable(
  "liability_months",
  {
    tenantId: tenantId(),
    /** "2026-11", of the tenant's zone. */
    month: text("month").notNull(),
    account: text("account").notNull(),
    type: text("type").notNull(),
    credits: amount("credits"),
    debits: amount("debits"),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.month, t.account, t.type] })],
);

/** What was owed at the last count: by age, country and team, and by the month in which it lapses. */
export const liabilityParts = pgTable(
  "liability_parts",
  {
    tenantId: tenantId(),
    part: text("part").$type<"age" | "country" | "team" | "lapse">().notNull(),
    /** Empty for who has no country, or is in no team. */
    key: text("key").notNull(),
    points: amount("points"),
    people: integer("people").notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.part, t.key] })],
);

/** The last count of a tenant, and what it proved. */
export const liabilityCounts = pgTable(
  "liability_counts",
  {
    tenantId: tenantId(),
    countedAt: at("counted_at").notNull(),
    /** Whose months they are. */
    timezone: text("timezone").notNull(),
    entries: amount("entries"),
    balances: amount("balances"),
    lots: amount("lots"),
    /** Of all accounts: zero. */
    total: amount("total"),
    /** Accounts whose entries, balance and lots differ. */
    wrongAccounts: integer("wrong_accounts").notNull(),
    /** Months that were over and are not what they were. */
    changedMonths: text("changed_months").array().notNull(),
    counted: amount("counted"),
    people: integer("people").notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId] })],
);

/** What was to lapse in a month, as it was at the beginning of an earlier one: by these it is known how much of it does. */
export const liabilityForecasts = pgTable(
  "liability_forecasts",
  { tenantId: tenantId(), made: text("made").notNull(), month: text("month").notNull(), points: amount("points") },
  (t) => [primaryKey({ columns: [t.tenantId, t.made, t.month] })],
);
