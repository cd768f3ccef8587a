import * as z from "zod/mini";
import { audience, audienceBody } from "./audience.ts";
import { endpoints } from "./endpoint.ts";
import { MOST_CODES, MOST_VARIANTS, rewardIdeas } from "./reward-arts.ts";
import {
  approval,
  art,
  asks,
  countries,
  currency,
  fulfilment,
  limitPeriod,
  manages,
  money,
  optional,
  price,
  rewardCategory,
  rewardStatus,
  tax,
} from "./reward-fields.ts";
import {
  count,
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
} from "./shared.ts";

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

export const rewardEndpoints = endpoints({
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
  "POST /reward/rewards/audience": {
    ...manages,
    summary: "How many people it would be offered to today",
    action: null,
    body: z.strictObject({ providerId: id, audience: audienceBody, countries }),
    response: z.object({ people: count }),
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
  "GET /reward/rewards/{id}/codes": {
    ...manages,
    summary: "What became of the codes of its pools, and the file that was added last",
    params: idParams,
    response: z.object({
      results: z.array(z.object({ variantId: id, left: count, given: count, expired: count })),
      last: z.nullable(z.object({ at: instant, added: count, by: z.nullable(personSummary) })),
    }),
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
