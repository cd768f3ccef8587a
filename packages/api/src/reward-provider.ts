import * as z from "zod/mini";
import { endpoints } from "./endpoint.ts";
import { countries, currency, cursor, manages, money, optional, price, providerKind } from "./reward-fields.ts";
import {
  count,
  flag,
  id,
  idParams,
  imageUrls,
  instant,
  listOf,
  name,
  pageSize,
  permissionsOn,
  personSummary,
} from "./shared.ts";

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
/** What a provider can do without; left out it stays as it is. */
const ownRules = {
  /** At this price and above it an administrator approves first, whatever the reward itself asks for. */
  approvalFrom: z.nullable(price),
  /** The most points for which one person may redeem from it in a month. */
  monthlyPoints: z.nullable(price),
};
const ruleFields = { ...z.partial(z.strictObject(ownRules)).shape, mediaObjectId: z.optional(z.nullable(id)) };
export const rewardProvider = z.object({
  __entity_type__: z.literal("rewardProvider"),
  __permissions__: permissionsOn("rewardProvider"),
  id,
  kind: providerKind,
  ...providerFields,
  ...ownRules,
  mediaObjectId: z.nullable(id),
  pictureUrls: imageUrls,
  countries: z.array(z.string()),
  owners: z.array(personSummary),
  /** What the fund holds. */
  balance: money,
  lowSince: z.nullable(instant),
  /** Since when its supplier refuses the company's keys: nothing is ordered until they are put right. */
  refusedSince: z.nullable(instant),
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
export const rewardProviderBody = z.strictObject({
  kind: z.enum(["store", "donations"]),
  ...plainProvider,
  ...ruleFields,
  countries,
});
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

export const rewardProviderEndpoints = endpoints({
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
    body: z.strictObject({ ...z.partial(z.strictObject(providerFields)).shape, ...ruleFields, version: z.int() }),
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
});
