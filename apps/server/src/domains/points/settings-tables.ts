import type { PointWorth } from "@plaudit/api/points-budget.ts";
import { integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { tenantId } from "../../db/columns.ts";
import type { Audience } from "./budget-tables.ts";
import type { Expiry } from "./rules/periods.ts";

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
