import * as z from "zod/mini";
import { email } from "./account.ts";
import { endpoints } from "./endpoint.ts";
import { redemptionStatuses } from "./reward-arts.ts";
import {
  art,
  cursor,
  fulfilment,
  manages,
  money,
  providerKind,
  redeems,
  rewardCategory,
  tax,
} from "./reward-fields.ts";
import {
  count,
  id,
  idParams,
  imageUrls,
  instant,
  pageSize,
  permissionsOn,
  personSummary,
  text,
  whenMissing,
} from "./shared.ts";

const status = z.enum(redemptionStatuses);

export const redemption = z.object({
  __entity_type__: z.literal("redemption"),
  __permissions__: permissionsOn("redemption"),
  id,
  member: personSummary,
  /** As they were when it was redeemed. */
  reward: z.object({
    id,
    name: z.string(),
    variant: z.string(),
    category: rewardCategory,
    art,
    pictureUrls: imageUrls,
  }),
  provider: z.object({ id, kind: providerKind, name: z.string() }),
  points: count,
  /** In hundredths. */
  faceValue: count,
  fee: count,
  currency: z.string(),
  tax,
  status,
  fulfilment,
  /** What has to happen next; null once it is over. */
  waitsFor: z.nullable(z.enum(["approval", "fulfilment", "order"])),
  /** Where it goes: for its member, and for whoever sends it. */
  delivery: z.nullable(z.object({ address: z.nullable(z.string()), email: z.nullable(z.string()) })),
  /** The day that they wish to have it on, where the reward asks for one. */
  wishedOn: z.nullable(z.string()),
  /** What the member wrote beside it. */
  note: z.string(),
  /** Whether a code, or another secret, came with it; `reveal` gives it. */
  hasCode: z.boolean(),
  /** What it is good until. */
  codeExpiresOn: z.nullable(z.string()),
  /** When its member looked at it first. */
  revealedAt: z.nullable(instant),
  /** What whoever fulfilled it wrote, and the number of its parcel. */
  message: z.string(),
  tracking: z.string(),
  /** Why it was declined, or failed. */
  reason: z.string(),
  /** It was cancelled by somebody else than its member. */
  declined: z.boolean(),
  createdAt: instant,
  decidedAt: z.nullable(instant),
  decidedBy: z.nullable(personSummary),
  /** When it was fulfilled, failed or was cancelled; null as long as that can be undone. */
  closedAt: z.nullable(instant),
  closedBy: z.nullable(personSummary),
  /** With a supplier, once there is one: for its member, and for those who look after rewards. */
  order: z.nullable(
    z.object({
      /** The same however often it is sent: the supplier makes one order of it. */
      reference: z.string(),
      sentAt: z.nullable(instant),
      sent: count,
      /** When the supplier is asked again. */
      nextAt: z.nullable(instant),
      /** In the supplier's sandbox: nothing can be bought with it. */
      trial: z.boolean(),
      /** Who looks after it. */
      contact: z.nullable(personSummary),
    }),
  ),
  version: z.int(),
});
export type Redemption = z.infer<typeof redemption>;

export const redeemBody = z.strictObject({
  rewardId: id,
  /** Without one the only one. */
  variantId: z.optional(id),
  /** Any amount that a gift card can hold, in place of the variant's; its price follows from it. */
  faceValue: z.optional(money),
  /** The price that was shown: another one is refused. */
  points: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  address: z.optional(text(300, "reward.addressMissing")),
  email: z.optional(email),
  wishedOn: z.optional(z.iso.date("reward.dayMissing")),
  note: z.optional(z.string().check(z.trim(), z.maxLength(300))),
});
export type RedeemBody = z.infer<typeof redeemBody>;

const reasonBody = z.strictObject({
  reason: z
    .string(whenMissing("reward.reasonMissing"))
    .check(z.trim(), z.minLength(1, "reward.reasonMissing"), z.maxLength(500)),
});
export const fulfilBody = z.strictObject({
  message: z.optional(z.string().check(z.trim(), z.maxLength(500))),
  tracking: z.optional(z.string().check(z.trim(), z.maxLength(120))),
});
export type FulfilBody = z.infer<typeof fulfilBody>;

export const redeemedSums = {
  redemptions: count,
  points: count,
  /** Face values, in hundredths of each currency. */
  values: z.array(z.object({ currency: z.string(), amount: count })),
};
export const redemptionList = z.object({ results: z.array(redemption), next: z.nullable(z.string()) });
const waiting = z.extend(redemption, {
  /** What its member had to spend before it was asked for, and after; only for those who look after rewards. */
  balance: z.nullable(z.object({ before: count, after: count })),
  /** What its member redeemed in this calendar year and did not get back, this one among it. */
  year: z.object(redeemedSums),
  /** It was approved, and could not be given: no code is left. */
  held: z.boolean(),
  /** Where its member was when they asked; only for those who look after rewards. */
  country: z.nullable(z.string()),
  /** Of the smallest team of its member, around the wished day: how many have a day from here, this one left out. Null without such a day or team. */
  around: z.nullable(
    z.object({ team: z.string(), size: count, days: z.array(z.object({ date: z.string(), away: count })) }),
  ),
});
const handedBy = z.enum(["address", "email", "day", "hand"]);
export type HandedBy = z.infer<typeof handedBy>;
const acts = { params: idParams, response: redemption, errors: ["Conflict"] } as const;

export const redemptionEndpoints = endpoints({
  "POST /reward/redemptions": {
    ...redeems,
    summary: "Redeem a reward: its points leave at once",
    action: "reward.redeem",
    body: redeemBody,
    response: redemption,
    errors: ["Conflict"],
  },
  "GET /reward/redemptions/my": {
    ...redeems,
    summary: "What the caller redeemed, the latest first",
    query: z.strictObject({ cursor, pageSize }),
    response: z.extend(redemptionList, {
      /** Of all that was not taken back. */
      spent: count,
      redeemed: count,
      since: z.nullable(instant),
    }),
  },
  "GET /reward/redemptions/queue": {
    ...redeems,
    summary: "What waits for the caller's decision, or to be fulfilled by them, the oldest first",
    query: z.strictObject({
      waitsFor: z.enum(["approval", "fulfilment"]),
      /** What is sent to an address of either kind, has a day, or is handed over. */
      by: z.optional(handedBy),
      cursor,
      pageSize,
    }),
    response: z.extend(redemptionList, {
      results: z.array(waiting),
      approval: count,
      fulfilment: count,
      /** Of what waits to be fulfilled. */
      by: z.object({ address: count, email: count, day: count, hand: count }),
    }),
  },
  "GET /reward/redemptions/{id}": { ...redeems, summary: "One redemption", params: idParams, response: redemption },
  "POST /reward/redemptions/{id}/cancel": {
    ...redeems,
    ...acts,
    summary: "Take one's own back while it is requested; its points return",
    action: "redemption.cancel",
  },
  "POST /reward/redemptions/{id}/approve": {
    ...redeems,
    ...acts,
    summary: "Approve what somebody else asked for; it counts ten seconds later",
    action: "redemption.approve",
  },
  "POST /reward/redemptions/{id}/decline": {
    ...redeems,
    ...acts,
    summary: "Decline it; its points return ten seconds later",
    action: "redemption.decline",
    body: reasonBody,
  },
  "POST /reward/redemptions/{id}/undo": {
    ...redeems,
    ...acts,
    summary: "Take a decision back, within ten seconds: nobody has been told of it",
    action: "redemption.undo",
  },
  "POST /reward/redemptions/{id}/fulfil": {
    ...manages,
    ...acts,
    summary: "Note that it was handed over or sent; its member is told ten seconds later",
    action: "redemption.fulfil",
    body: fulfilBody,
  },
  "POST /reward/redemptions/{id}/fail": {
    ...manages,
    ...acts,
    summary: "Note that it cannot be had; its points return ten seconds later",
    action: "redemption.fail",
    body: reasonBody,
  },
  "POST /reward/redemptions/{id}/reveal": {
    ...redeems,
    summary: "Show its code to its member; that is recorded",
    action: "redemption.reveal",
    params: idParams,
    confidential: true,
    response: z.object({
      code: z.string(),
      /** Further parts of it, such as a PIN or a link, with the supplier's own labels. */
      parts: z.array(z.object({ label: z.string(), value: z.string() })),
      expiresOn: z.nullable(z.string()),
      revealedAt: instant,
    }),
    errors: ["Conflict"],
  },
});
