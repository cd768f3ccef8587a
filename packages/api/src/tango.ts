import * as z from "zod/mini";
import { endpoints } from "./endpoint.ts";
import {
  count,
  flag,
  id,
  idParams,
  instant,
  nothing,
  pageSize,
  permissionsOn,
  personSummary,
  search,
} from "./shared.ts";

const system = z.enum(["sandbox", "production"]);
const secretText = z
  .string(/* whatever the portal gives */)
  .check(z.trim(), z.minLength(1), z.maxLength(500), z.regex(/^[\x21-\x7e]+$/, "tango.characters"));
const identifier = z
  .string()
  .check(z.trim(), z.minLength(5, "tango.identifier"), z.maxLength(100), z.regex(/^[\w.@-]+$/, "tango.identifier"));
const country = z.string().check(z.regex(/^[A-Z]{2}$/, "tango.country"));
/** What an administrator copies from Tango's portal. It is kept encrypted and never given out again. */
const keys = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("basic"), platform: secretText, key: secretText }),
  z.strictObject({
    kind: z.literal("oauth"),
    clientId: secretText,
    clientSecret: secretText,
    username: secretText,
    password: secretText,
  }),
]);
const money = z.object({ amount: z.int(), currency: z.string() });

export const tangoOffer = z.strictObject({
  /** Where its brands are offered; members elsewhere see none. */
  countries: z.array(country).check(z.maxLength(250)),
  /** Cards that are used like cash. */
  prepaid: z.boolean(),
  donations: z.boolean(),
  /** What is added to the value of a card, in hundredths of a percent; members see it. */
  markup: z.int().check(z.minimum(0), z.maximum(5_000, "tango.markup")),
});
export const tangoConnection = z.object({
  __entity_type__: z.literal("tangoProvider"),
  __permissions__: permissionsOn("tangoProvider"),
  /** The provider whose rewards come from there. */
  id,
  system,
  customer: z.string(),
  account: z.string(),
  keys: z.object({ kind: z.enum(["basic", "oauth"]), changedAt: instant, changedBy: z.nullable(personSummary) }),
  /** Since when Tango refuses the keys. */
  deniedAt: z.nullable(instant),
  /** In hundredths, as it was last read. */
  balance: z.nullable(z.object({ ...money.shape, at: instant })),
  catalogAt: z.nullable(instant),
  /** The last event that Tango signed and sent. */
  lastEventAt: z.nullable(instant),
  ...tangoOffer.shape,
  countries: z.array(z.string()),
  /** What is offered at the moment. */
  brands: count,
  /** The last 30 days. */
  recent: z.object({
    orders: count,
    /** Complete at the first answer. */
    atOnce: count,
    /** Complete after further questions. */
    later: count,
    failed: count,
    open: count,
    /** Of the open ones, those of which nobody knows what became. */
    unknown: count,
    oldestUnknownAt: z.nullable(instant),
  }),
  version: z.int(),
});
export type TangoConnection = z.infer<typeof tangoConnection>;
export const tangoConnectionBody = z.strictObject({
  system,
  customer: identifier,
  account: identifier,
  /** Left out where those that are kept stay. */
  keys: z.optional(keys),
});
export type TangoConnectionBody = z.infer<typeof tangoConnectionBody>;

const tangoBrand = z.object({
  key: z.string(),
  name: z.string(),
  imageUrl: z.nullable(z.string()),
  countries: z.array(z.string()),
  values: z.array(z.object({ currency: z.string(), least: z.int(), most: z.int() })),
  hidden: z.boolean(),
});
export type TangoBrand = z.infer<typeof tangoBrand>;
const tangoOrder = z.object({
  __entity_type__: z.literal("tangoOrder"),
  __permissions__: permissionsOn("tangoOrder"),
  /** Of its redemption. */
  id,
  member: z.nullable(personSummary),
  reward: z.string(),
  points: count,
  /** In hundredths. */
  value: money,
  state: z.enum(["waiting", "unknown", "pending", "complete", "failed"]),
  /** How often it was sent, always under one reference. */
  attempts: count,
  reference: z.string(),
  /** The last thing that was wrong, as Tango's code. */
  problem: z.nullable(z.string()),
  /** When Tango last said that it has no such order. */
  missingAt: z.nullable(instant),
  nextAt: z.nullable(instant),
  createdAt: instant,
});
export type TangoOrder = z.infer<typeof tangoOrder>;

const manages = { scope: "tenant", permission: "reward:admin" } as const;
const cursor = z.optional(z.string().check(z.maxLength(400)));

export const tangoEndpoints = endpoints({
  "GET /reward/tango/connection": {
    ...manages,
    summary: "The company's connection with Tango; null where there is none",
    response: z.object({ connection: z.nullable(tangoConnection) }),
  },
  "PUT /reward/tango/connection": {
    ...manages,
    summary: "Connect with Tango, or replace what the connection is made with",
    action: "tangoProvider.edit",
    body: tangoConnectionBody,
    response: tangoConnection,
    errors: ["Conflict"],
  },
  "PATCH /reward/tango/connection": {
    ...manages,
    summary: "Change what is offered of Tango's catalog, and at which price",
    action: "tangoProvider.edit",
    body: z.strictObject({ ...z.partial(tangoOffer).shape, version: z.int() }),
    response: tangoConnection,
    errors: ["NotFound", "VersionConflict"],
  },
  "POST /reward/tango/tests": {
    ...manages,
    summary: "Ask Tango whether these keys and this account work; nothing is kept",
    action: null,
    outside: true,
    body: tangoConnectionBody,
    response: z.object({
      outcome: z.enum(["works", "denied", "noAccount", "busy", "noAnswer"]),
      /** Tango's own code, where it refused. */
      code: z.nullable(z.string()),
      balance: z.nullable(money),
    }),
  },
  "GET /reward/tango/countries": {
    ...manages,
    summary: "How many brands Tango has where, by country",
    response: z.object({
      results: z.array(
        z.object({
          country: z.string(),
          brands: count,
          values: z.array(z.object({ currency: z.string(), least: z.int(), most: z.int() })),
        }),
      ),
    }),
  },
  "GET /reward/tango/brands": {
    ...manages,
    summary: "Brands of Tango's catalog, by name",
    query: z.strictObject({
      search,
      country: z.optional(country),
      /** Only where its brands are offered. */
      chosen: z.optional(flag),
      /** Only those that are not offered, or only the others. */
      hidden: z.optional(flag),
      cursor,
      pageSize,
    }),
    response: z.object({ results: z.array(tangoBrand), next: z.nullable(z.string()) }),
  },
  "POST /reward/tango/brands": {
    ...manages,
    summary: "Offer brands, or offer them no longer",
    action: "tangoProvider.edit",
    body: z.strictObject({
      keys: z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.minLength(1), z.maxLength(200)),
      hidden: z.boolean(),
    }),
    response: nothing,
    errors: ["NotFound"],
  },
  "GET /reward/tango/orders": {
    ...manages,
    summary: "Orders that are not over, the oldest first",
    query: z.strictObject({ cursor: z.optional(id), pageSize }),
    response: z.object({ results: z.array(tangoOrder), next: z.nullable(id) }),
  },
  "GET /reward/tango/orders/{id}": { ...manages, summary: "One order", params: idParams, response: tangoOrder },
  "POST /reward/tango/orders/{id}/ask": {
    ...manages,
    summary: "Ask Tango about it now; it is never ordered twice",
    action: "tangoOrder.ask",
    params: idParams,
    response: tangoOrder,
    errors: ["Conflict"],
  },
  "POST /reward/tango/orders/{id}/giveUp": {
    ...manages,
    summary: "Give its points back, where Tango said that it has no such order",
    action: "tangoOrder.giveUp",
    params: idParams,
    response: tangoOrder,
    errors: ["Conflict"],
  },
});
