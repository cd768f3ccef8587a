import * as z from "zod/mini";
import { audience, audienceBody } from "./audience.ts";
import { endpoints } from "./endpoint.ts";
import { MOST_POINTS } from "./gift-limits.ts";
import { MOST_IN_BANK } from "./points-bank.ts";
import { dryRun, peerFacts, pointsOverview } from "./points-facts.ts";
import { count, day, id, idParams, instant, name, nothing, permissionsOn, pointTerms, whenMissing } from "./shared.ts";

export const budgetPeriods = ["month", "quarter", "year"] as const;
export const expiryPeriods = ["never", ...budgetPeriods] as const;
const period = z.enum(budgetPeriods);
const expiry = z.enum(expiryPeriods);

/** A whole number of points. Money is at stake: whatever else is sent is refused at its field. */
const whole = (least: 0 | 1, most: number) => {
  const key = least === 0 ? "wholePoints" : "wholePointsOne";
  return z.int(whenMissing(key, key)).check(z.minimum(least, key), z.maximum(most, "amountMax"));
};
const MOST = 1_000_000;

const figures = {
  /** Who receive it by this rule: of several that fit one person the highest amount holds. */
  people: count,
  /** What that is in a period. */
  points: count,
  /** When it is handed out next; null for one that is paused or has ended. */
  nextRunAt: z.nullable(instant),
};

export const budgetItem = z.object({
  __entity_type__: z.literal("budgetItem"),
  __permissions__: permissionsOn("budgetItem"),
  id,
  name: z.string(),
  source: z.literal("allocation"),
  audience,
  amount: count,
  period,
  startsOn: day,
  /** At the end of which period it lapses; null as the settings say. */
  expiry: z.nullable(expiry),
  /** What is left over then: null lapses, a number stays up to that cap. */
  rollOverCap: z.nullable(count),
  state: z.enum(["running", "upcoming", "paused", "ended"]),
  ...figures,
  createdAt: instant,
  version: z.int(),
});
export type BudgetItem = z.infer<typeof budgetItem>;

const rule = {
  audience: audienceBody,
  amount: whole(1, MOST),
  period,
  startsOn: day,
};
export const budgetItemBody = z.strictObject({
  name: name(80),
  source: z.literal("allocation"),
  ...rule,
  expiry: z.nullable(expiry),
  rollOverCap: z.nullable(whole(1, MOST)),
});
export type BudgetItemBody = z.infer<typeof budgetItemBody>;

/** A decimal without sign or exponent: money is never a float. */
const decimal = z.string().check(
  z.regex(/^\d{1,9}(\.\d{1,6})?$/, "points-admin.worth"),
  z.refine((text) => Number(text) > 0, "points-admin.worth"),
);
const pointWorth = z.strictObject({ currency: z.string().check(z.regex(/^[A-Z]{3}$/)), value: decimal });
export type PointWorth = z.infer<typeof pointWorth>;

const settings = {
  /** Without points recognition works; what people hold is kept. */
  enabled: z.boolean(),
  pointTerms,
  /** What one point is worth; the first currency is the company's own. */
  worth: z.array(pointWorth).check(z.maxLength(40)),
  /** At the end of which period points to give lapse, where their rule names none. */
  allocationExpiry: expiry,
  /** How long after they were received points to spend lapse. */
  redeemableExpiry: expiry,
  /** For so many days after joining nobody receives points to give, or any from colleagues; gifts come on their day. */
  joinerWaitDays: z.int().check(z.minimum(0), z.maximum(365)),
  /** The most from one person to another in any 30 days. */
  restrictionLimit: whole(0, MOST),
  /** The most for each person in one recognition. */
  recognitionMax: whole(0, MOST_POINTS),
  /** The amounts that the composer offers. */
  presets: z.array(whole(0, MOST_POINTS)).check(z.minLength(1), z.maxLength(6)),
  /** The most for each person that a colleague may add at once. */
  endorsementCap: whole(0, MOST_POINTS),
  /** Public recognitions of a month. */
  monthlyGoal: z.int().check(z.minimum(1), z.maximum(MOST)),
  /** The bank that incentives are paid from. */
  incentiveBankId: z.nullable(id),
  /** The most for one claim, for all of a month, and for one person in 90 days; null is no limit. */
  incentiveClaimMax: z.nullable(whole(1, MOST)),
  incentiveMonthMax: z.nullable(whole(1, MOST_IN_BANK)),
  incentivePersonMax: z.nullable(whole(1, MOST)),
};
export const budgetSettings = z.object({
  ...settings,
  __entity_type__: z.literal("budgetSettings"),
  __permissions__: permissionsOn("budgetSettings"),
  id,
  /** Members outside this audience receive no points. */
  eligible: audience,
  version: count,
});
export type BudgetSettings = z.infer<typeof budgetSettings>;
export const budgetSettingsBody = z.strictObject({
  ...z.partial(z.strictObject(settings)).shape,
  eligible: z.optional(audienceBody),
});
export type BudgetSettingsBody = z.infer<typeof budgetSettingsBody>;

const runs = z.object({
  results: z.array(z.object({ at: instant, people: count, points: count })),
});

const given = z.object({
  results: z.array(
    z.object({
      /** Of the rule. */
      id,
      /** The first day of its last whole period. */
      from: day,
      handed: count,
      /** By those it was handed out to, out of whatever they had. */
      given: count,
    }),
  ),
});

const spans = ["month", "quarter", "year"] as const;
export const pointsBudgetEndpoints = endpoints({
  "GET /points/budgetSettings": {
    summary: "How points work in this company",
    scope: "tenant",
    permission: "points:browse",
    response: budgetSettings,
  },
  "PATCH /points/budgetSettings": {
    summary: "Change how points work: their name, worth, expiry, limits, who takes part",
    scope: "tenant",
    permission: "points:manage",
    action: "budgetSettings.edit",
    body: z.strictObject({ ...budgetSettingsBody.shape, version: count }),
    response: budgetSettings,
    errors: ["VersionConflict"],
  },
  "GET /points/budgetItems": {
    summary: "The rules that hand out points to give, with whom each reaches now",
    scope: "tenant",
    permission: "points:browse",
    response: z.object({
      results: z.array(budgetItem),
      /** Who could receive points but fit no rule. */ without: count,
    }),
  },
  "POST /points/budgetItems": {
    summary: "Create a rule that hands out points",
    scope: "tenant",
    permission: "points:manage",
    action: null,
    body: budgetItemBody,
    response: budgetItem,
    errors: ["Conflict"],
  },
  "POST /points/budgetItems/estimate": {
    summary: "Whom a rule would reach, and with how many points a period, before it is saved",
    scope: "tenant",
    permission: "points:manage",
    action: null,
    body: z.strictObject({ ...rule, /** The rule that it would replace. */ id: z.optional(id) }),
    response: z.object({
      ...figures,
      /** Everybody in its audience; the others have a rule with more. */ audience: count,
    }),
  },
  "POST /points/budgetItems/dryRun": {
    summary: "A rule replayed over the last whole quarter, or year where it hands out once a year; books nothing",
    scope: "tenant",
    permission: "points:manage",
    action: null,
    outside: true,
    body: z.strictObject({
      ...rule,
      expiry: z.nullable(expiry),
      rollOverCap: z.nullable(whole(1, MOST)),
      /** The rule that it would replace. */ id: z.optional(id),
    }),
    response: dryRun,
  },
  "POST /points/budgetSettings/dryRun": {
    summary:
      "Limits between peers, who takes part, how long points last, or points turned off, replayed over the last whole quarter; books nothing",
    scope: "tenant",
    permission: "points:manage",
    action: null,
    outside: true,
    body: z.pick(budgetSettingsBody, {
      enabled: true,
      restrictionLimit: true,
      recognitionMax: true,
      endorsementCap: true,
      eligible: true,
      joinerWaitDays: true,
      allocationExpiry: true,
      redeemableExpiry: true,
    }),
    response: dryRun,
  },
  "GET /points/budgetSettings/peers": {
    summary: "How people gave to each other lately: what passes within a pair, and which amounts are chosen",
    scope: "tenant",
    permission: "points:manage",
    outside: true,
    response: peerFacts,
  },
  "GET /points/budgetRuns": {
    summary: "What all rules handed out in the last months: when, how much, to how many",
    scope: "tenant",
    permission: "points:browse",
    response: runs,
  },
  "GET /points/budgetRuns/given": {
    summary: "What each rule handed out in its last whole period, and what of it was given",
    scope: "tenant",
    permission: "points:browse",
    outside: true,
    response: given,
  },
  "GET /points/overview": {
    summary: "Where points came from and where they went",
    scope: "tenant",
    permission: "points:browse",
    query: z.strictObject({ span: z._default(z.enum(spans), "quarter") }),
    response: pointsOverview,
  },
  "GET /points/budgetItems/{id}/runs": {
    summary: "The last runs of a rule: when it handed out how much to how many",
    scope: "tenant",
    permission: "points:browse",
    params: idParams,
    response: runs,
  },
  "GET /points/budgetItems/{id}": {
    summary: "One rule that hands out points",
    scope: "tenant",
    permission: "points:browse",
    params: idParams,
    response: budgetItem,
  },
  "PATCH /points/budgetItems/{id}": {
    summary: "Change, pause, resume or end a rule; what was handed out stays",
    scope: "tenant",
    permission: "points:manage",
    action: "budgetItem.edit",
    params: idParams,
    body: z.strictObject({
      ...z.partial(z.omit(budgetItemBody, { source: true })).shape,
      paused: z.optional(z.boolean()),
      ended: z.optional(z.literal(true)),
      version: z.int(),
    }),
    response: budgetItem,
    errors: ["VersionConflict", "Conflict"],
  },
  "DELETE /points/budgetItems/{id}": {
    summary: "Delete a rule that has not handed out anything yet",
    scope: "tenant",
    permission: "points:manage",
    action: "budgetItem.delete",
    params: idParams,
    response: nothing,
    errors: ["Conflict"],
  },
});
