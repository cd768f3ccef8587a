import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { at, createdAt, tenantId } from "../../db/columns.ts";
import type { TangoSystem } from "./tango.ts";

/** In hundredths of its currency. */
const money = (name: string) => bigint(name, { mode: "number" });

/** A tenant's own account with the service. What is sealed is read by the server's secret alone. */
export const tangoConnections = pgTable(
  "tango_connections",
  {
    tenantId: tenantId(),
    /** Of the rewards that come from there. */
    providerId: uuid("provider_id").notNull(),
    system: text("system").$type<TangoSystem>().notNull(),
    customer: text("customer").notNull(),
    account: text("account").notNull(),
    /** Sealed: a `TangoKeys`. */
    keys: text("keys").notNull(),
    keysChangedAt: at("keys_changed_at").notNull(),
    keysChangedBy: uuid("keys_changed_by").notNull(),
    /** Sealed, of OAuth keys. */
    token: text("token"),
    tokenUntil: at("token_until"),
    /** Since when the service refuses the keys. */
    deniedAt: at("denied_at"),
    /** No request of any process is sent before. */
    nextCallAt: at("next_call_at"),
    balance: money("balance"),
    balanceCurrency: text("balance_currency"),
    balanceAt: at("balance_at"),
    catalogAt: at("catalog_at"),
    /** The last two requests for the catalog, whatever became of them. */
    catalogAskedAt: at("catalog_asked_at"),
    catalogAskedBefore: at("catalog_asked_before"),
    webhookId: text("webhook_id"),
    /** Sealed. */
    webhookSecret: text("webhook_secret"),
    webhookUntil: at("webhook_until"),
    lastEventAt: at("last_event_at"),
    /** Where its brands are offered. */
    countries: text("countries").array().notNull().default(sql`'{}'`),
    /** Kinds of rewards beside gift cards. */
    prepaid: boolean("prepaid").notNull().default(false),
    donations: boolean("donations").notNull().default(false),
    /** What is added to the value of a card, in hundredths of a percent. */
    markup: integer("markup").notNull().default(0),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.tenantId] })],
);

/** The catalog as it was last fetched; what it no longer has is not active. */
export const tangoBrands = pgTable(
  "tango_brands",
  {
    tenantId: tenantId(),
    key: text("key").notNull(),
    name: text("name").notNull(),
    nameKey: text("name_key").notNull(),
    description: text("description").notNull(),
    terms: text("terms").notNull(),
    imageUrl: text("image_url"),
    active: boolean("active").notNull(),
    /** An administrator wants it not to be offered. */
    hidden: boolean("hidden").notNull().default(false),
    seenAt: at("seen_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.key] }),
    index("tango_brands_name").on(t.tenantId, sql`${t.nameKey} collate "C"`, t.key),
  ],
);

export const tangoItems = pgTable(
  "tango_items",
  {
    tenantId: tenantId(),
    utid: text("utid").notNull(),
    brandKey: text("brand_key").notNull(),
    name: text("name").notNull(),
    kind: text("kind").notNull(),
    currency: text("currency").notNull(),
    least: money("least").notNull(),
    most: money("most").notNull(),
    /** Its values are whole units of its currency. */
    whole: boolean("whole").notNull(),
    countries: text("countries").array().notNull(),
    instructions: text("instructions").notNull(),
    active: boolean("active").notNull(),
    seenAt: at("seen_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.utid] }), index("tango_items_brand").on(t.tenantId, t.brandKey)],
);

/**
 * `waiting`: not sent yet. `unknown`: sent, and nobody knows what became of it. `pending`: the service has it and works on it.
 * `complete` and `failed` are for good.
 */
export type TangoOrderState = "waiting" | "unknown" | "pending" | "complete" | "failed";

/** One for each redemption, under a reference that follows from it. */
export const tangoOrders = pgTable(
  "tango_orders",
  {
    tenantId: tenantId(),
    redemptionId: uuid("redemption_id").notNull(),
    externalRef: text("external_ref").notNull(),
    utid: text("utid").notNull(),
    value: money("value").notNull(),
    currency: text("currency").notNull(),
    /** As they were when it was first sent: a repetition goes to the same account. */
    system: text("system").$type<TangoSystem>().notNull(),
    customer: text("customer").notNull(),
    account: text("account").notNull(),
    state: text("state").$type<TangoOrderState>().notNull().default("waiting"),
    /** How often it was sent. */
    attempts: integer("attempts").notNull().default(0),
    /** The service's id of it. */
    orderId: text("order_id"),
    /** The last thing that was wrong, as a code. */
    problem: text("problem"),
    /** It was refused for good after an attempt whose outcome is not known. */
    refused: boolean("refused").notNull().default(false),
    firstSentAt: at("first_sent_at"),
    claimedUntil: at("claimed_until"),
    /** When it is asked again; null once it is over, or somebody has to look. */
    nextAt: at("next_at"),
    /** When the service last said that it has no such order. */
    missingAt: at("missing_at"),
    settledAt: at("settled_at"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.redemptionId] }),
    index("tango_orders_ref").on(t.tenantId, t.externalRef),
    index("tango_orders_next").on(t.tenantId, t.nextAt).where(sql`next_at is not null`),
    index("tango_orders_newest").on(t.tenantId, t.createdAt),
    index("tango_orders_open").on(t.tenantId, t.createdAt).where(sql`settled_at is null`),
  ],
);

/** Events that were taken: one that comes again changes nothing. */
export const tangoEvents = pgTable(
  "tango_events",
  {
    tenantId: tenantId(),
    id: text("id").notNull(),
    type: text("type").notNull(),
    receivedAt: at("received_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), index("tango_events_age").on(t.tenantId, t.receivedAt)],
);
