import * as z from "zod/mini";
import { endpoints } from "./endpoint.ts";
import { audience, audienceBody } from "./points-budget.ts";
import { MOST_CODES, MOST_VARIANTS, rewardArts, rewardCategories, rewardIdeas } from "./reward-arts.ts";
import {
  count,
  flag,
  id,
  idParams,
  imageUrls,
  instant,
  listOf,
  name,
  nothing,
  page,
  pageSize,
  permissionsOn,
  personSummary,
  search,
  wordList,
} from "./shared.ts";

/** Money in hundredths of its currency: 2550 is 25.50. */
const money = z.int().check(z.minimum(0), z.maximum(100_000_000_00));
const currency = z.string().check(z.regex(/^[A-Z]{3}$/, "reward.currency"));
/** ISO 3166; none is everywhere. */
const countries = z.array(z.string().check(z.regex(/^[A-Z]{2}$/, "reward.country"))).check(z.maxLength(250));
const price = z.int().check(z.minimum(1, "wholePointsOne"), z.maximum(1_000_000, "amountMax"));
const optional = (max: number) => z.string().check(z.trim(), z.maxLength(max));

export const providerKind = z.enum(["store", "tango", "donations"]);
export const rewardCategory = z.enum(rewardCategories);
const art = z.enum(rewardArts);
/** How it reaches whoever redeems it. */
export const fulfilment = z.enum(["hand", "code", "tango"]);
/** What they are asked for, so that it can reach them. */
const asks = z.enum(["nothing", "address", "email"]);
const approval = z.enum(["none", "manager", "admin"]);
/** Whether it counts as pay, and who bears the tax on it. */
const tax = z.enum(["none", "company", "member"]);
const limitPeriod = z.enum(["ever", "month", "year"]);
const rewardStatus = z.enum(["draft", "offered", "archived"]);

const providerFields = {
  name: name(80),
  description: optional(500),
  /** Of its fund. */
  currency,
  /** Whether what is redeemed is paid from a fund: an empty one hides ordering. */
  funded: z.boolean(),
  /** The fund is low below this; null never alerts. */
  alertBelow: z.nullable(money),
  /** Where it is offered; none is everywhere. */
  countries,
  /** Not offered at the moment. */
  paused: z.boolean(),
  /** They are told when something waits for them, or the fund is low. */
  ownerIds: z.array(id).check(z.maxLength(20)),
};
export const rewardProvider = z.object({
  __entity_type__: z.literal("rewardProvider"),
  __permissions__: permissionsOn("rewardProvider"),
  id,
  kind: providerKind,
  ...providerFields,
  countries: z.array(z.string()),
  owners: z.array(personSummary),
  /** What the fund holds. */
  balance: money,
  lowSince: z.nullable(instant),
  /** Rewards that are offered. */
  rewards: count,
  /** In the last 90 days: redemptions that were not taken back, their points and what they cost the fund. */
  recent: z.object({ redemptions: count, points: count, cost: count }),
  archivedAt: z.nullable(instant),
  createdAt: instant,
  version: z.int(),
});
export type RewardProvider = z.infer<typeof rewardProvider>;
const { countries: _, ...plainProvider } = providerFields;
export const rewardProviderBody = z.strictObject({ kind: z.enum(["store", "donations"]), ...plainProvider, countries });
export type RewardProviderBody = z.infer<typeof rewardProviderBody>;

export const fundBody = z.strictObject({
  amount: z.int().check(z.minimum(1, "reward.amount"), z.maximum(100_000_000_00, "reward.amount")),
  /** Such as the number of an order: it stands in the statement. */
  note: optional(120),
});
export type FundBody = z.infer<typeof fundBody>;
const fundLine = z.object({
  /** Counts up in each fund. */
  id: z.string(),
  kind: z.enum(["deposit", "withdrawal", "redemption", "return"]),
  amount: z.int(),
  /** Of the fund, once this had happened. */
  balance: money,
  createdAt: instant,
  actor: z.nullable(personSummary),
  note: z.string(),
  /** What was redeemed, or given back. */
  reward: z.nullable(z.string()),
});
export type FundLine = z.infer<typeof fundLine>;

const variantFields = {
  /** Empty where there is only one. */
  name: optional(60),
  points: price,
  /** What it is worth in the currency of the reward. */
  faceValue: money,
  /** What is added to that: handling, or the supplier's fee. */
  fee: money,
};
/** Null is no limit; of codes as many as there are. Left out it stays as it is. */
const stock = z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000))));
const rewardFields = {
  name: name(80),
  description: optional(500),
  category: rewardCategory,
  art,
  currency,
  tax,
  countries,
  /** For one person, in a period of the calendar or ever; null is no limit. */
  personLimit: z.nullable(z.int().check(z.minimum(1), z.maximum(1000))),
  limitPeriod,
  /** For all together. */
  totalLimit: z.nullable(z.int().check(z.minimum(1), z.maximum(1_000_000))),
  approval,
  fulfilment: z.enum(["hand", "code"]),
  asks,
  /** What is told before it is redeemed: how it comes. */
  instructions: optional(300),
};
export const reward = z.object({
  __entity_type__: z.literal("reward"),
  __permissions__: permissionsOn("reward"),
  id,
  providerId: id,
  ...rewardFields,
  countries: z.array(z.string()),
  fulfilment,
  lowBelow: z.nullable(count),
  status: rewardStatus,
  mediaObjectId: z.nullable(id),
  pictureUrls: imageUrls,
  audience,
  variants: z.array(z.object({ id, ...variantFields, stock: z.nullable(count) })),
  /** Redemptions that were not taken back, ever. */
  redeemed: count,
  recent: z.object({ redemptions: count, points: count }),
  createdAt: instant,
  version: z.int(),
});
export type Reward = z.infer<typeof reward>;
const writable = {
  ...rewardFields,
  /** An upload of the caller's; it stands in place of the drawing. */
  mediaObjectId: z.nullable(id),
  audience: audienceBody,
  /** Those who look after it are told once a variant has fewer left; null never tells. */
  lowBelow: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(1_000_000)))),
  status: z.enum(["draft", "offered"]),
  /** One that is left out is offered no longer; without an id it is new. */
  variants: z
    .array(z.strictObject({ id: z.optional(id), ...variantFields, stock }))
    .check(z.minLength(1, "reward.variantMissing"), z.maxLength(MOST_VARIANTS)),
};
export const rewardBody = z.strictObject({ providerId: id, ...writable });
export type RewardBody = z.infer<typeof rewardBody>;

const MOST_BYTES_OF_CODES = MOST_CODES * 60;
const codesBody = z.strictObject({
  /** Comma-separated: a code, and the last day on which it is good where it has one. A first line of headings is skipped. */
  csv: z.string().check(z.minLength(1, "reward.noCodes"), z.maxLength(MOST_BYTES_OF_CODES)),
  /** Where the reward has several. */
  variantId: z.optional(id),
  /** Only says what would become of each line. */
  check: z.optional(z.boolean()),
});
export type CodesBody = z.infer<typeof codesBody>;
const rejectedCode = z.object({
  line: count,
  /** Only enough of it to find it in the file. */
  code: z.string(),
  reason: z.enum(["empty", "long", "date", "expired", "twice", "known"]),
  /** Where it stands first in the file. */
  firstLine: z.nullable(count),
});
export type RejectedCode = z.infer<typeof rejectedCode>;

const idea = z.object({ idea: z.enum(rewardIdeas), name: z.string(), description: z.string(), points: count, art });
const ideasBody = z.strictObject({
  ideas: z
    .array(z.strictObject({ idea: z.enum(rewardIdeas), name: z.optional(name(80)), points: z.optional(price) }))
    .check(z.minLength(1), z.maxLength(rewardIdeas.length)),
  /** Into which store; without one the first store, which is made where there is none. */
  providerId: z.optional(id),
});
export type IdeasBody = z.infer<typeof ideasBody>;

/** What a member sees of a reward. */
const shown = {
  __entity_type__: z.literal("reward"),
  __permissions__: permissionsOn("reward"),
  id,
  providerId: id,
  name: z.string(),
  description: z.string(),
  category: rewardCategory,
  art,
  pictureUrls: imageUrls,
  /** Of the least and of the most expensive variant. */
  points: count,
  mostPoints: count,
  /** Of the least expensive one, in hundredths. */
  faceValue: count,
  fee: count,
  currency: z.string(),
  /** Null is no limit. */
  left: z.nullable(count),
  /** `noFund`: there is nothing to pay it from at the moment. */
  availability: z.enum(["open", "soldOut", "noFund"]),
  fulfilment,
  approval,
  tax,
  createdAt: instant,
};
export const shopReward = z.object(shown);
export type ShopReward = z.infer<typeof shopReward>;
const shopProvider = z.object({ id, kind: providerKind, name: z.string(), description: z.string() });
const worth = z.nullable(z.object({ currency: z.string(), value: z.string() }));
/** Why the reader may redeem nothing at the moment. */
const refusal = z.nullable(z.enum(["locked", "notEligible"]));

export const shopRewardPage = z.object({
  ...shown,
  instructions: z.string(),
  asks,
  provider: shopProvider,
  variants: z.array(
    z.object({
      id,
      name: z.string(),
      points: count,
      faceValue: count,
      fee: count,
      left: z.nullable(count),
      availability: z.enum(["open", "soldOut", "noFund"]),
    }),
  ),
  /** What a point is worth in the currency of the reward; null where nobody has said. */
  worth,
  balance: count,
  refusal,
  personLimit: z.nullable(count),
  limitPeriod,
  /** How often the reader has redeemed it in that period. */
  taken: count,
  wished: z.boolean(),
});
export type ShopRewardPage = z.infer<typeof shopRewardPage>;

const shopWish = z.object({
  reward: shopReward,
  variantId: z.nullable(id),
  points: count,
  /** How many more points it takes; 0 once they are there. */
  missing: count,
  /** What the reader received in the last eight weeks, by the week; null where that is nothing. */
  perWeek: z.nullable(count),
});
const shopFilter = {
  search,
  categoryIn: z.optional(wordList(rewardCategories)),
  least: z.optional(z.pipe(z.transform(Number), z.int().check(z.minimum(0), z.maximum(1_000_000)))),
  most: z.optional(z.pipe(z.transform(Number), z.int().check(z.minimum(0), z.maximum(1_000_000)))),
  /** Only what the reader's points suffice for. */
  affordable: z.optional(flag),
};
const cursor = z.optional(z.string().check(z.maxLength(200)));
const redeems = { scope: "tenant", permission: "reward:redeem" } as const;
const manages = { scope: "tenant", permission: "reward:admin" } as const;

export const rewardEndpoints = endpoints({
  "GET /reward/shop": {
    ...redeems,
    summary:
      "What is offered where the caller lives: each provider with its first rewards, the wish, and what there is to spend",
    query: z.strictObject(shopFilter),
    response: z.object({
      balance: count,
      refusal,
      /** What lapses next. */
      lapse: z.nullable(z.object({ points: count, at: instant })),
      /** In the currency of where the reader lives. */
      worth,
      wish: z.nullable(shopWish),
      /** How many rewards of each there are, whatever category is chosen. */
      categories: z.array(z.object({ category: rewardCategory, rewards: count })),
      total: count,
      sections: z.array(z.object({ provider: shopProvider, total: count, rewards: z.array(shopReward) })),
    }),
  },
  "GET /reward/shop/rewards": {
    ...redeems,
    summary: "Rewards that the caller is offered",
    query: z.strictObject({
      ...shopFilter,
      providerId: z.optional(id),
      sorting: z.optional(z.enum(["newest", "points", "-points"])),
      cursor,
      pageSize,
    }),
    response: z.object({ results: z.array(shopReward), next: z.nullable(z.string()), total: count }),
  },
  "GET /reward/shop/rewards/{id}": {
    ...redeems,
    summary: "One reward that the caller is offered",
    params: idParams,
    response: shopRewardPage,
  },
  "PUT /reward/shop/rewards/{id}/wish": {
    ...redeems,
    summary: "Make it the goal that the caller saves for, in place of any other",
    action: "reward.wish",
    params: idParams,
    body: z.strictObject({ variantId: z.optional(id) }),
    response: nothing,
  },
  "DELETE /reward/shop/rewards/{id}/wish": {
    ...redeems,
    summary: "Wish for it no longer",
    action: "reward.wish",
    params: idParams,
    response: nothing,
  },
  "GET /reward/providers": {
    ...manages,
    summary: "Where rewards come from",
    query: z.strictObject({ archived: z.optional(flag) }),
    response: listOf(rewardProvider),
  },
  "POST /reward/providers": {
    ...manages,
    summary: "Open a store",
    action: null,
    body: rewardProviderBody,
    response: rewardProvider,
    errors: ["Conflict"],
  },
  "GET /reward/providers/{id}": {
    ...manages,
    summary: "One provider",
    params: idParams,
    response: rewardProvider,
  },
  "PATCH /reward/providers/{id}": {
    ...manages,
    summary: "Change a provider",
    action: "rewardProvider.edit",
    params: idParams,
    body: z.strictObject({ ...z.partial(z.strictObject(providerFields)).shape, version: z.int() }),
    response: rewardProvider,
    errors: ["VersionConflict", "Conflict"],
  },
  "POST /reward/providers/{id}/archive": {
    ...manages,
    summary: "Offer nothing of it any more; what was requested goes on",
    action: "rewardProvider.archive",
    params: idParams,
    response: rewardProvider,
    errors: ["Conflict"],
  },
  "POST /reward/providers/{id}/deposit": {
    ...manages,
    summary: "Put money into its fund",
    action: "rewardProvider.addFunds",
    params: idParams,
    body: fundBody,
    response: rewardProvider,
    errors: ["Conflict"],
  },
  "POST /reward/providers/{id}/withdraw": {
    ...manages,
    summary: "Take money out of its fund, never more than it holds",
    action: "rewardProvider.addFunds",
    params: idParams,
    body: fundBody,
    response: rewardProvider,
    errors: ["Conflict"],
  },
  "GET /reward/providers/{id}/statement": {
    ...manages,
    summary: "What came into its fund and left it, the latest first",
    params: idParams,
    query: z.strictObject({ cursor, pageSize }),
    response: z.object({ results: z.array(fundLine), next: z.nullable(z.string()) }),
  },
  "GET /reward/ideas": {
    ...manages,
    summary: "Rewards that need no supplier, with a price to begin with",
    response: z.object({ results: z.array(idea) }),
  },
  "POST /reward/ideas": {
    ...manages,
    summary: "Offer some of them",
    action: null,
    body: ideasBody,
    response: z.object({ results: z.array(reward) }),
    errors: ["Conflict"],
  },
  "GET /reward/rewards": {
    ...manages,
    summary: "Rewards of a provider, by name",
    query: z.strictObject({
      providerId: z.optional(id),
      status: z.optional(rewardStatus),
      search,
      page,
      pageSize,
    }),
    response: listOf(reward),
  },
  "POST /reward/rewards": {
    ...manages,
    summary: "Add a reward to a store",
    action: null,
    body: rewardBody,
    response: reward,
    errors: ["Conflict"],
  },
  "GET /reward/rewards/{id}": { ...manages, summary: "One reward", params: idParams, response: reward },
  "PATCH /reward/rewards/{id}": {
    ...manages,
    summary: "Change a reward; what was redeemed before keeps its price",
    action: "reward.edit",
    params: idParams,
    body: z.strictObject({ ...z.partial(z.strictObject(writable)).shape, version: z.int() }),
    response: reward,
    errors: ["VersionConflict", "Conflict"],
  },
  "POST /reward/rewards/{id}/codes": {
    ...manages,
    summary: "Add codes to its pool: those lines that are in order, all of them or none",
    action: "reward.addCodes",
    params: idParams,
    mostBytes: MOST_BYTES_OF_CODES,
    body: codesBody,
    response: z.object({
      lines: count,
      /** With `check` how many it would be. */
      added: count,
      rejected: z.object({ results: z.array(rejectedCode), total: count }),
      reward,
    }),
    errors: ["Conflict"],
  },
  "POST /reward/rewards/{id}/archive": {
    ...manages,
    summary: "Offer it no longer; what was requested goes on",
    action: "reward.archive",
    params: idParams,
    response: reward,
    errors: ["Conflict"],
  },
  "DELETE /reward/rewards/{id}": {
    ...manages,
    summary: "Delete a reward that nobody ever redeemed",
    action: "reward.delete",
    params: idParams,
    response: nothing,
    errors: ["Conflict"],
  },
});
