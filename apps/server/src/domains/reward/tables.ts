import type { RedemptionStatus, RewardArt, RewardCategory } from "@plaudit/api/reward-arts.ts";
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
import { at, bytea, createdAt, tenantId } from "../../db/columns.ts";
import { tenantMembers } from "../directory/tables.ts";
import type { MediaFile } from "../media/index.ts";
import type { Audience } from "../points/index.ts";
import type { Verdict } from "./rules/states.ts";

/** In hundredths of its currency. */
const money = (name: string) => bigint(name, { mode: "number" });
export type ProviderKind = "store" | "tango" | "donations";
export type Fulfilment = "hand" | "code" | "tango";
export type Approval = "none" | "manager" | "admin";
export type Tax = "none" | "company" | "member";
export type LimitPeriod = "ever" | "month" | "year";
export type Asks = "nothing" | "address" | "email" | "day";

export const rewardProviders = pgTable(
  "reward_providers",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    kind: text("kind").$type<ProviderKind>().notNull(),
    name: text("name").notNull(),
    nameKey: text("name_key").notNull(),
    description: text("description").notNull(),
    currency: text("currency").notNull(),
    /** Whether what is redeemed is paid from its fund. */
    funded: boolean("funded").notNull(),
    balance: money("balance").notNull().default(0),
    /** Of its fund's lines so far. */
    lines: integer("lines").notNull().default(0),
    alertBelow: money("alert_below"),
    lowSince: at("low_since"),
    countries: text("countries").array().notNull(),
    ownerIds: uuid("owner_ids").array().notNull(),
    picture: jsonb("picture").$type<MediaFile>(),
    /** From this price on somebody approves first. */
    approvalFrom: integer("approval_from"),
    /** The most points of one person in a month. */
    monthlyPoints: integer("monthly_points"),
    pausedAt: at("paused_at"),
    archivedAt: at("archived_at"),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex("reward_providers_name").on(t.tenantId, t.nameKey).where(sql`${t.archivedAt} is null`),
    check("reward_providers_balance", sql`${t.balance} >= 0`),
  ],
);

/** What came into a provider's fund, and left it. Never changed. */
export const rewardFundLines = pgTable(
  "reward_fund_lines",
  {
    tenantId: tenantId(),
    providerId: uuid("provider_id").notNull(),
    line: integer("line").notNull(),
    kind: text("kind").$type<"deposit" | "withdrawal" | "redemption" | "return">().notNull(),
    amount: money("amount").notNull(),
    balance: money("balance").notNull(),
    redemptionId: uuid("redemption_id"),
    actorId: uuid("actor_id"),
    note: text("note").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.providerId, t.line] }),
    foreignKey({
      columns: [t.tenantId, t.providerId],
      foreignColumns: [rewardProviders.tenantId, rewardProviders.id],
    }),
  ],
);

export const rewards = pgTable(
  "rewards",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    providerId: uuid("provider_id").notNull(),
    name: text("name").notNull(),
    nameKey: text("name_key").notNull(),
    description: text("description").notNull(),
    category: text("category").$type<RewardCategory>().notNull(),
    art: text("art").$type<RewardArt>().notNull(),
    picture: jsonb("picture").$type<MediaFile>(),
    /** What a supplier calls it; null for what the company has itself. */
    externalId: text("external_id"),
    /** A supplier's own picture of it. */
    externalPicture: text("external_picture"),
    currency: text("currency").notNull(),
    /** Of its variants that are offered, the least and the most expensive one. */
    leastPoints: integer("least_points").notNull(),
    mostPoints: integer("most_points").notNull(),
    tax: text("tax").$type<Tax>().notNull(),
    countries: text("countries").array().notNull(),
    audience: jsonb("audience").$type<Audience>().notNull(),
    personLimit: integer("person_limit"),
    limitPeriod: text("limit_period").$type<LimitPeriod>().notNull(),
    totalLimit: integer("total_limit"),
    /** Redemptions that were not taken back; written under the lock of this row. */
    redeemed: integer("redeemed").notNull().default(0),
    approval: text("approval").$type<Approval>().notNull(),
    fulfilment: text("fulfilment").$type<Fulfilment>().notNull(),
    asks: text("asks").$type<Asks>().notNull(),
    instructions: text("instructions").notNull(),
    /** Somebody is told once a variant has fewer left. */
    lowBelow: integer("low_below"),
    /** Null is a draft. */
    offeredAt: at("offered_at"),
    archivedAt: at("archived_at"),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index("rewards_provider").on(t.tenantId, t.providerId, t.nameKey, t.id),
    uniqueIndex("rewards_external").on(t.tenantId, t.providerId, t.externalId).where(sql`external_id is not null`),
    foreignKey({
      columns: [t.tenantId, t.providerId],
      foreignColumns: [rewardProviders.tenantId, rewardProviders.id],
    }),
  ],
);

export const rewardVariants = pgTable(
  "reward_variants",
  {
    tenantId: tenantId(),
    rewardId: uuid("reward_id").notNull(),
    id: uuid("id").notNull(),
    place: integer("place").notNull(),
    name: text("name").notNull(),
    /** What a supplier calls it. */
    externalId: text("external_id"),
    points: integer("points").notNull(),
    faceValue: money("face_value").notNull(),
    fee: money("fee").notNull(),
    /** What is left; null is no limit. Of a pool: its codes that nobody has. */
    stock: integer("stock"),
    /** Codes of its pool that were good no longer before anybody had them. */
    expired: integer("expired").notNull().default(0),
    /** It is offered no longer; what was redeemed still names it. */
    archivedAt: at("archived_at"),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.rewardId, t.id] }),
    foreignKey({ columns: [t.tenantId, t.rewardId], foreignColumns: [rewards.tenantId, rewards.id] }),
    check("reward_variants_stock", sql`${t.stock} is null or ${t.stock} >= 0`),
  ],
);

export const redemptions = pgTable(
  "redemptions",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    memberId: uuid("member_id").notNull(),
    providerId: uuid("provider_id").notNull(),
    rewardId: uuid("reward_id").notNull(),
    variantId: uuid("variant_id").notNull(),
    /** As they were then. */
    rewardName: text("reward_name").notNull(),
    variantName: text("variant_name").notNull(),
    points: integer("points").notNull(),
    faceValue: money("face_value").notNull(),
    fee: money("fee").notNull(),
    currency: text("currency").notNull(),
    tax: text("tax").$type<Tax>().notNull(),
    approval: text("approval").$type<Approval>().notNull(),
    fulfilment: text("fulfilment").$type<Fulfilment>().notNull(),
    /** Where its member lived. */
    country: text("country"),
    /** In the tenant's zone, such as "2026-11": its place in the totals. */
    month: text("month").notNull(),
    /** What it took from the fund, in the fund's currency; null where there is none. */
    cost: money("cost"),
    /** Whether one was taken from the variant's stock. */
    stocked: boolean("stocked").notNull(),
    status: text("status").$type<RedemptionStatus>().notNull(),
    waitsFor: text("waits_for").$type<"approval" | "fulfilment" | "order">(),
    /** What moved its points, and until when they would have lived. */
    transactionId: uuid("transaction_id").notNull(),
    lapsesAt: at("lapses_at"),
    address: text("address"),
    email: text("email"),
    /** The day on which its member wishes to have it. */
    wishedOn: date("wished_on", { mode: "string" }),
    note: text("note").notNull(),
    /** Its code, encrypted. */
    credential: text("credential"),
    codeExpiresOn: date("code_expires_on", { mode: "string" }),
    revealedAt: at("revealed_at"),
    message: text("message").notNull().default(""),
    tracking: text("tracking").notNull().default(""),
    reason: text("reason").notNull().default(""),
    /** What was decided last. For ten seconds it can be undone, and nothing has followed from it: it waits as before. */
    verdict: text("verdict").$type<Verdict>(),
    /** It was approved, and no code was left. */
    heldAt: at("held_at"),
    decidedAt: at("decided_at"),
    decidedBy: uuid("decided_by"),
    closedAt: at("closed_at"),
    closedBy: uuid("closed_by"),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index("redemptions_newest").on(t.tenantId, t.createdAt, t.id),
    index("redemptions_member").on(t.tenantId, t.memberId, t.createdAt, t.id),
    index("redemptions_reward").on(t.tenantId, t.rewardId, t.createdAt, t.id),
    index("redemptions_provider").on(t.tenantId, t.providerId, t.createdAt, t.id),
    index("redemptions_status").on(t.tenantId, t.status, t.createdAt, t.id),
    index("redemptions_country").on(t.tenantId, t.country, t.createdAt, t.id),
    index("redemptions_waiting").on(t.tenantId, t.waitsFor, t.createdAt, t.id).where(sql`waits_for is not null`),
    index("redemptions_wished").on(t.tenantId, t.memberId, t.wishedOn).where(sql`wished_on is not null`),
    foreignKey({ columns: [t.tenantId, t.rewardId], foreignColumns: [rewards.tenantId, rewards.id] }),
    foreignKey({ columns: [t.tenantId, t.memberId], foreignColumns: [tenantMembers.tenantId, tenantMembers.id] }),
  ],
);

/** Codes of a pool: encrypted, each given once. */
export const rewardCodes = pgTable(
  "reward_codes",
  {
    tenantId: tenantId(),
    rewardId: uuid("reward_id").notNull(),
    /** Of the code, keyed: the same code is in a pool once. */
    fingerprint: bytea("fingerprint").notNull(),
    variantId: uuid("variant_id").notNull(),
    sealed: text("sealed").notNull(),
    expiresOn: date("expires_on", { mode: "string" }),
    redemptionId: uuid("redemption_id"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.rewardId, t.fingerprint] }),
    index("reward_codes_free")
      .on(t.tenantId, t.rewardId, t.variantId, t.expiresOn, t.fingerprint)
      .where(sql`redemption_id is null`),
    foreignKey({ columns: [t.tenantId, t.rewardId], foreignColumns: [rewards.tenantId, rewards.id] }),
  ],
);

/** Which file brought how many codes into a pool, and who added it. */
export const rewardCodeFiles = pgTable(
  "reward_code_files",
  {
    tenantId: tenantId(),
    rewardId: uuid("reward_id").notNull(),
    id: uuid("id").notNull(),
    variantId: uuid("variant_id").notNull(),
    added: integer("added").notNull(),
    actorId: uuid("actor_id").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.rewardId, t.id] }),
    foreignKey({ columns: [t.tenantId, t.rewardId], foreignColumns: [rewards.tenantId, rewards.id] }),
  ],
);

/** The one goal that a member saves for. */
export const rewardWishes = pgTable(
  "reward_wishes",
  {
    tenantId: tenantId(),
    memberId: uuid("member_id").notNull(),
    rewardId: uuid("reward_id").notNull(),
    variantId: uuid("variant_id"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.memberId] }),
    foreignKey({ columns: [t.tenantId, t.rewardId], foreignColumns: [rewards.tenantId, rewards.id] }),
  ],
);

const MONTHS = Array.from({ length: 12 }, (_, n) => n + 1);
const eachMonth = <C>(name: string, column: (name: string) => C): Record<string, C> =>
  Object.fromEntries(MONTHS.map((month) => [`${name}${month}`, column(`${name}_${month}`)]));

/** Of each month, beside one another: a reward has hardly more than one redemption of a month, country and state. */
const sumsByMonth = () => ({
  ...eachMonth("points", (name) => money(name).notNull().default(0)),
  ...eachMonth("redemptions", (name) => integer(name).notNull().default(0)),
  /** In the reward's currency. */
  ...eachMonth("value", (name) => money(name).notNull().default(0)),
});

/** What was redeemed of each reward in a year by where it stands now, whatever became of it: so that it is not summed anew. */
export const rewardYears = pgTable(
  "reward_years",
  {
    tenantId: tenantId(),
    status: text("status").$type<RedemptionStatus>().notNull(),
    year: integer("year").notNull(),
    rewardId: uuid("reward_id").notNull(),
    currency: text("currency").notNull(),
    providerId: uuid("provider_id").notNull(),
    ...sumsByMonth(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.status, t.year, t.rewardId, t.currency] })],
);

/** The same by where its member lived as well, for who asks about some countries. */
export const rewardStandings = pgTable(
  "reward_standings",
  {
    tenantId: tenantId(),
    /** Empty where it is not known. */
    country: text("country").notNull(),
    status: text("status").$type<RedemptionStatus>().notNull(),
    year: integer("year").notNull(),
    rewardId: uuid("reward_id").notNull(),
    currency: text("currency").notNull(),
    providerId: uuid("provider_id").notNull(),
    ...sumsByMonth(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.country, t.status, t.year, t.rewardId, t.currency] })],
);

/** The same of all rewards of a provider by the month, in a few parts, so that those who fulfil many at once seldom wait for one another. */
export const rewardTotals = pgTable(
  "reward_totals",
  {
    tenantId: tenantId(),
    month: text("month").notNull(),
    country: text("country").notNull(),
    status: text("status").$type<RedemptionStatus>().notNull(),
    providerId: uuid("provider_id").notNull(),
    currency: text("currency").notNull(),
    part: integer("part").notNull(),
    redemptions: integer("redemptions").notNull(),
    points: money("points").notNull(),
    value: money("value").notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.month, t.country, t.status, t.providerId, t.currency, t.part] })],
);

/** What counts as pay of what each person received in a year. */
export const rewardTaxes = pgTable(
  "reward_taxes",
  {
    tenantId: tenantId(),
    year: integer("year").notNull(),
    country: text("country").notNull(),
    currency: text("currency").notNull(),
    memberId: uuid("member_id").notNull(),
    redemptions: integer("redemptions").notNull(),
    /** Whose tax the company pays, and whose the member does. */
    paidByCompany: money("paid_by_company").notNull(),
    paidByMember: money("paid_by_member").notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.year, t.country, t.currency, t.memberId] })],
);
