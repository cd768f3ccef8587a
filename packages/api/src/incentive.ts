import * as z from "zod/mini";
import { audience, audienceBody } from "./audience.ts";
import { badges } from "./award-badges.ts";
import { endpoints } from "./endpoint.ts";
import { MOST_IN_ALL, MOST_PER_PERSON, MOST_REVIEWERS, proofKinds } from "./incentive-limits.ts";
import { budgetSettings } from "./points-budget.ts";
import {
  count,
  day,
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
  whenMissing,
  wordList,
} from "./shared.ts";

export const incentiveStatuses = ["draft", "active", "ended"] as const;
const status = z.enum(incentiveStatuses);
export type IncentiveStatus = z.infer<typeof status>;
const badge = z.enum(badges);
const proof = z.enum(proofKinds);

/** What everybody sees of an incentive who may claim it. */
const shown = {
  __entity_type__: z.literal("incentive"),
  __permissions__: permissionsOn("incentive"),
  id,
  name: z.string(),
  /** What one has to do. */
  description: z.string(),
  badge,
  /** A picture of the company's own, in place of the badge: `incentive-badge-desktop` and `-mobile`. */
  badgeUrls: imageUrls,
  /** For each claim that is approved. */
  points: count,
  status,
  /** Claims are taken between these; null is no limit. */
  opensAt: z.nullable(instant),
  closesAt: z.nullable(instant),
  /** Claims of one person, and of all; null is no limit. */
  perPerson: z.nullable(count),
  /** The limit of one person is one for each month of the calendar. */
  perMonth: z.boolean(),
  inAll: z.nullable(count),
  proof,
  /** Who was approved last, each once: the latest five. */
  latestClaimants: z.array(personSummary),
  /** Claims that were approved. */
  approved: count,
};

export const ownIncentive = z.object({
  ...shown,
  own: z.object({
    /** In this month, where the limit is one for a month. */
    approved: count,
    pending: count,
    /** How often the reader may still claim, of both limits; null is no limit. */
    left: z.nullable(count),
  }),
});
export type OwnIncentive = z.infer<typeof ownIncentive>;

export const incentive = z.object({
  ...shown,
  mediaObjectId: z.nullable(id),
  /** The bank that pays; null is the one that the settings of points name. */
  budgetItemId: z.nullable(id),
  /** Of the bank that pays now. */
  bank: z.nullable(z.object({ id, name: z.string(), balance: count })),
  audience,
  /** Those who alone decide; empty is everybody who may review. */
  reviewers: z.array(personSummary),
  /** The code changes all the time, on a screen; it cannot be printed then. */
  rotating: z.boolean(),
  /** By hand, or when its time was over; null before. */
  endedAt: z.nullable(instant),
  stats: z.object({
    waiting: count,
    declined: count,
    /** Points that were paid. */
    points: count,
  }),
  createdAt: instant,
  version: z.int(),
});
export type Incentive = z.infer<typeof incentive>;

const limit = (most: number) => z.nullable(z.int().check(z.minimum(1), z.maximum(most)));
const wholePoints = z
  .int(whenMissing("wholePointsOne", "wholePointsOne"))
  .check(z.minimum(1, "wholePointsOne"), z.maximum(1_000_000, "amountMax"));
export const incentiveBody = z.strictObject({
  name: name(80),
  description: z.string().check(z.trim(), z.maxLength(150)),
  badge,
  /** An upload of the caller's; it stands in place of the badge. */
  mediaObjectId: z.nullable(id),
  points: wholePoints,
  budgetItemId: z.nullable(id),
  audience: audienceBody,
  opensAt: z.nullable(instant),
  closesAt: z.nullable(instant),
  perPerson: limit(MOST_PER_PERSON),
  perMonth: z._default(z.boolean(), false),
  inAll: limit(MOST_IN_ALL),
  proof,
  rotating: z.boolean(),
  reviewers: z.array(id).check(z.maxLength(MOST_REVIEWERS)),
});
export type IncentiveBody = z.infer<typeof incentiveBody>;

/** What a poster or a screen shows as a QR code. */
export const incentiveCode = z.object({
  /** In the members' app: it opens the claim. */
  url: z.string(),
  rotating: z.boolean(),
  /** When the next one is shown; null where it stays the same. */
  changesAt: z.nullable(instant),
  /** The server's time. */
  now: instant,
  /** Claims that were made by scanning. */
  scans: count,
});
export type IncentiveCode = z.infer<typeof incentiveCode>;

const range = { was: count, least: count, most: count };
const spread = z.array(z.object({ id: z.string(), name: z.string(), ...range }));
/** What was paid in a time, and between what it would have been: what is held back may be paid later. */
export const incentiveDryRun = z.object({
  /** The first and the last day that were replayed. */
  from: day,
  to: day,
  /** Points week by week. */
  weeks: z.array(z.object({ day, ...range })),
  payments: z.object(range),
  people: z.object(range),
  points: z.object(range),
  /** Payments that would not have been made at once, by the limit that held them. */
  held: z.object({ claimMax: count, monthMax: count, personMax: count }),
  /** What the bank holds, and would hold; null where none is chosen. Below zero it could not have paid everything. */
  bank: z.nullable(z.object({ was: count, least: z.int(), most: z.int() })),
  /** Those with most points first. */
  countries: spread,
  teams: spread,
});
export type IncentiveDryRun = z.infer<typeof incentiveDryRun>;

const manages = { scope: "tenant", permission: "incentive:review" } as const;
const changes = { ...manages, params: idParams, response: incentive } as const;
const claims = { scope: "tenant", permission: "incentive:browse" } as const;

export const incentiveEndpoints = endpoints({
  "GET /incentive/incentives": {
    ...manages,
    summary: "Incentives, by name: those that wait for decisions first",
    query: z.strictObject({ statusIn: z.optional(wordList(incentiveStatuses)), search, page, pageSize }),
    response: z.extend(listOf(incentive), {
      /** Of all of them, whatever was asked for. */
      counts: z.record(status, count),
      /** Claims that wait for the caller, and the points that they come to. */
      waiting: z.object({ count, points: count }),
    }),
  },
  "POST /incentive/incentives": {
    ...manages,
    summary: "Create an incentive as a draft",
    action: null,
    body: incentiveBody,
    response: incentive,
    errors: ["Conflict"],
  },
  "GET /incentive/incentives/{id}": { ...changes, summary: "One incentive" },
  "PATCH /incentive/incentives/{id}": {
    ...changes,
    summary: "Change an incentive; claims that wait stay as they were made",
    action: "incentive.edit",
    body: z.strictObject({ ...z.partial(incentiveBody).shape, version: z.int() }),
    errors: ["VersionConflict", "Conflict"],
  },
  "DELETE /incentive/incentives/{id}": {
    ...manages,
    summary: "Delete a draft",
    action: "incentive.delete",
    params: idParams,
    response: nothing,
    errors: ["Conflict"],
  },
  "POST /incentive/incentives/{id}/start": {
    ...changes,
    summary: "Open a draft for claims, from the day on that it names",
    action: "incentive.start",
    errors: ["Conflict"],
  },
  "POST /incentive/incentives/{id}/end": {
    ...changes,
    summary: "Take no more claims; those that wait are still decided",
    action: "incentive.end",
    errors: ["Conflict"],
  },
  "POST /incentive/incentives/{id}/duplicate": {
    ...changes,
    summary: "Make a draft with all of it but the dates, under a name of its own, and with what is changed of it",
    action: "incentive.duplicate",
    body: z.strictObject(z.partial(incentiveBody).shape),
    errors: ["Conflict"],
  },
  "GET /incentive/incentives/{id}/code": {
    ...manages,
    summary: "The code that claims it now",
    params: idParams,
    response: incentiveCode,
    errors: ["Conflict"],
  },
  "POST /incentive/incentives/{id}/code": {
    ...manages,
    summary: "Make another code; posters with the one before stop working",
    action: "incentive.renewCode",
    params: idParams,
    response: incentiveCode,
    errors: ["Conflict"],
  },
  "POST /incentive/limits/dryRun": {
    summary: "The bank and limits of incentives replayed over the last whole quarter; books nothing",
    scope: "tenant",
    permission: "points:manage",
    action: null,
    outside: true,
    body: z.pick(budgetSettings, {
      incentiveBankId: true,
      incentiveClaimMax: true,
      incentiveMonthMax: true,
      incentivePersonMax: true,
    }),
    response: incentiveDryRun,
  },
  "GET /incentive/incentives/my": {
    ...claims,
    summary: "The incentives that are open to the caller, those that close next first",
    query: z.strictObject({ page, pageSize }),
    response: listOf(ownIncentive),
  },
  "GET /incentive/incentives/{id}/my": {
    ...claims,
    summary: "One incentive as the caller may claim it",
    params: idParams,
    response: ownIncentive,
  },
});
