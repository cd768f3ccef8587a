import * as z from "zod/mini";
import { audience, audienceBody } from "./audience.ts";
import { endpoints } from "./endpoint.ts";
import { giftSources } from "./gift-sources.ts";
import { count, day, id, idParams, name, permissionsOn, personSummary, whenMissing } from "./shared.ts";

const amount = z
  .int(whenMissing("wholePointsOne", "wholePointsOne"))
  .check(z.minimum(1, "wholePointsOne"), z.maximum(1_000_000, "amountMax"));
const step = z.strictObject({
  /** After so many years, or days; 0 where there is nothing to count. */
  at: z.int().check(z.minimum(0), z.maximum(100)),
  amount,
});
const words = z.strictObject({
  en: z.optional(name(150)),
  fr: z.optional(name(150)),
  ar: z.optional(name(150)),
});

export const giftRule = z.object({
  __entity_type__: z.literal("giftRule"),
  __permissions__: permissionsOn("giftRule"),
  id,
  name: z.string(),
  source: z.enum(giftSources),
  audience,
  bank: z.object({ id, name: z.string(), balance: count }),
  steps: z.array(step),
  words,
  /** Off: nobody receives anything by it, and what was missed meanwhile is not made up for. */
  active: z.boolean(),
  version: z.int(),
});
export type GiftRule = z.infer<typeof giftRule>;

export const giftRuleBody = z.strictObject({
  name: name(80),
  source: z.enum(giftSources),
  audience: audienceBody,
  bankId: id,
  steps: z.array(step).check(z.minLength(1), z.maxLength(20)),
  words,
});
export type GiftRuleBody = z.infer<typeof giftRuleBody>;

const sum = z.object({ gifts: count, points: count });
const stepSum = z.object({ at: z.int(), ...sum.shape });

/** What rules come to in the coming 12 months, counted from the people of today. */
export const giftOutlook = z.object({
  /** In the next seven days, by the rules that are on. */
  week: z.object({ ...sum.shape, bySource: z.array(z.object({ source: z.enum(giftSources), gifts: count })) }),
  year: sum,
  /** Since the year began. */
  paid: sum,
  /** Of one that is off, what it would bring. */
  rules: z.array(
    z.object({
      id,
      ...sum.shape,
      steps: z.array(stepSum),
      /** The first day on which somebody receives something; null where nobody does. */
      next: z.nullable(
        z.object({
          day,
          at: z.int(),
          /** Null where everybody of that day hides it. */
          member: z.nullable(personSummary),
          others: count,
        }),
      ),
    }),
  ),
  /** Those that pay gifts now. */
  banks: z.array(
    z.object({
      id,
      name: z.string(),
      balance: count,
      /** The day whose gifts it cannot pay any more; null where it pays those of 12 months. */
      lastsUntil: z.nullable(day),
    }),
  ),
});
export type GiftOutlook = z.infer<typeof giftOutlook>;

export const giftEstimate = z.object({
  ...sum.shape,
  /** Everybody in the audience. */
  audience: count,
  steps: z.array(stepSum),
  /** By the month of the year, the next one first; the present one is last, with what is left of it. */
  months: z.array(z.object({ month: z.int().check(z.minimum(1), z.maximum(12)), ...sum.shape })),
  /** When the bank cannot pay any more, with everything else that it pays; null where it lasts for 12 months. */
  lastsUntil: z.nullable(day),
});
export type GiftEstimate = z.infer<typeof giftEstimate>;

const both = z.object({ was: count, is: count });
const spread = z.array(z.object({ id: z.string(), name: z.string(), people: both, points: both }));
/** What was paid in a time, and what would have been with a rule that is proposed. */
export const giftDryRun = z.object({
  /** The first and the last day that were replayed. */
  from: day,
  to: day,
  /** Points week by week. */
  weeks: z.array(z.object({ day, ...both.shape })),
  gifts: both,
  people: both,
  points: both,
  /** What the bank holds, and would hold: below zero it could not have paid everything. */
  bank: z.object({ was: count, is: z.int() }),
  /** Those with most points first. */
  countries: spread,
  teams: spread,
});
export type GiftDryRun = z.infer<typeof giftDryRun>;

export const pointsGiftEndpoints = endpoints({
  "GET /points/giftRules": {
    summary: "The rules by which birthdays, anniversaries, a welcome and the first days bring points",
    scope: "tenant",
    permission: "points:browse",
    response: z.object({ results: z.array(giftRule) }),
  },
  "POST /points/giftRules": {
    summary: "Create a rule of gifts, paid from a bank on the day, at nine in the member's zone",
    scope: "tenant",
    permission: "points:manage",
    action: null,
    body: giftRuleBody,
    response: giftRule,
    errors: ["Conflict"],
  },
  "POST /points/giftRules/estimate": {
    summary: "What a rule of gifts would come to in the next 12 months, before it is saved",
    scope: "tenant",
    permission: "points:manage",
    action: null,
    body: z.strictObject({
      ...z.pick(giftRuleBody, { source: true, audience: true, bankId: true, steps: true }).shape,
      /** The rule that it would replace. */
      id: z.optional(id),
    }),
    response: giftEstimate,
  },
  "POST /points/giftRules/dryRun": {
    summary: "A rule of gifts replayed over the last whole quarter, beside what was paid then; books nothing",
    scope: "tenant",
    permission: "points:manage",
    action: null,
    outside: true,
    body: z.strictObject({
      ...z.pick(giftRuleBody, { source: true, audience: true, bankId: true, steps: true }).shape,
      /** The rule that it would replace. */
      id: z.optional(id),
    }),
    response: giftDryRun,
  },
  "GET /points/giftOutlook": {
    summary: "What the rules of gifts come to in the next seven days and 12 months, and what they have paid this year",
    scope: "tenant",
    permission: "points:browse",
    response: giftOutlook,
  },
  "GET /points/giftRules/{id}": {
    summary: "One rule of gifts",
    scope: "tenant",
    permission: "points:browse",
    params: idParams,
    response: giftRule,
  },
  "PATCH /points/giftRules/{id}": {
    summary: "Change a rule of gifts, or turn it on or off; what was paid stays",
    scope: "tenant",
    permission: "points:manage",
    action: "giftRule.edit",
    params: idParams,
    body: z.strictObject({
      ...z.partial(z.omit(giftRuleBody, { source: true })).shape,
      active: z.optional(z.boolean()),
      version: z.int(),
    }),
    response: giftRule,
    errors: ["VersionConflict", "Conflict"],
  },
});
