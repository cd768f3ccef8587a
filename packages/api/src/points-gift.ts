import * as z from "zod/mini";
import { endpoints } from "./endpoint.ts";
import { audience, audienceBody } from "./points-budget.ts";
import { count, id, idParams, name, permissionsOn, whenMissing } from "./shared.ts";

/** What a company gives points for by itself. */
export const giftSources = ["birthday", "onboarding", "welcome", "anniversary"] as const;
export type GiftSource = (typeof giftSources)[number];
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
