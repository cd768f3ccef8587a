import * as z from "zod/mini";
import { endpoints } from "./endpoint.ts";
import { rewardCategories } from "./reward-arts.ts";
import {
  approval,
  art,
  asks,
  cursor,
  fulfilment,
  limitPeriod,
  providerKind,
  redeems,
  rewardCategory,
  tax,
} from "./reward-fields.ts";
import {
  count,
  flag,
  id,
  idParams,
  imageUrls,
  instant,
  nothing,
  pageSize,
  permissionsOn,
  search,
  wordList,
} from "./shared.ts";

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
  /** What the reward itself asks for; see the variant's. */
  approval,
  tax,
  createdAt: instant,
};
export const shopReward = z.object(shown);
export type ShopReward = z.infer<typeof shopReward>;
const shopProvider = z.object({
  id,
  kind: providerKind,
  name: z.string(),
  description: z.string(),
  pictureUrls: imageUrls,
});
const worth = z.nullable(z.object({ currency: z.string(), value: z.string() }));
/** Why the reader may redeem nothing at the moment. */
const refusal = z.nullable(z.enum(["locked", "notEligible"]));

export const shopVariant = z.object({
  id,
  name: z.string(),
  points: count,
  faceValue: count,
  fee: count,
  left: z.nullable(count),
  availability: z.enum(["open", "soldOut", "noFund"]),
  /** Who is asked first: at some prices somebody is though the reward itself asks nobody. */
  approval,
});
export const shopRewardPage = z.object({
  ...shown,
  instructions: z.string(),
  asks,
  provider: shopProvider,
  variants: z.array(shopVariant),
  /** What a point is worth in the currency of the reward; null where nobody has said. */
  worth,
  balance: count,
  refusal,
  personLimit: z.nullable(count),
  limitPeriod,
  /** How often the reader has redeemed it in that period. */
  taken: count,
  /** The most points for which one person may redeem from the provider in a month, and for how many the reader did. */
  monthly: z.nullable(z.object({ most: count, taken: count })),
  wished: z.boolean(),
  /** Of what a supplier has; null for what is the company's own. */
  supplied: z.nullable(
    z.object({
      /** The brand's own terms. */
      terms: z.string(),
      /** Where the reader lives: it is for use there. */
      country: z.nullable(z.string()),
      /** Any amount between two can be had, with `variantId` and in steps: all in hundredths. */
      free: z.nullable(
        z.object({
          variantId: id,
          least: count,
          most: count,
          step: count,
          /** Of the face value, in hundredths of a percent. */
          markup: count,
          /** The price from which an administrator approves first. */
          approvalFrom: z.nullable(count),
        }),
      ),
      /** From the supplier's sandbox: nothing can be bought with it. */
      trial: z.boolean(),
      /** When the supplier last said what it has. */
      asOf: z.nullable(instant),
    }),
  ),
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

export const rewardShopEndpoints = endpoints({
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
});
