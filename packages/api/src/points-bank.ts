import * as z from "zod/mini";
import { endpoints } from "./endpoint.ts";
import { giftSources } from "./gift-sources.ts";
import {
  count,
  csv,
  day,
  flag,
  id,
  idParams,
  instant,
  name,
  permissionsOn,
  personSummary,
  whenMissing,
} from "./shared.ts";
import { transactionTypes } from "./statement.ts";

/** The most that one deposit may bring, and a threshold may be. */
export const MOST_IN_BANK = 100_000_000;
const whole = (least: 0 | 1) => {
  const key = least === 0 ? "wholePoints" : "wholePointsOne";
  return z.int(whenMissing(key, key)).check(z.minimum(least, key), z.maximum(MOST_IN_BANK, "amountMax"));
};

export const pointsBank = z.object({
  __entity_type__: z.literal("pointsBank"),
  __permissions__: permissionsOn("pointsBank"),
  id,
  name: z.string(),
  /** They are told when it is low, beside the administrators of points. */
  owners: z.array(personSummary),
  /** Below this it is low; null never alerts. */
  alertBelow: z.nullable(count),
  lowSince: z.nullable(instant),
  balance: count,
  /** What it paid in the last eight weeks. */
  paid: count,
  /** What is paid from it now: by which rules of gifts, and by how many kinds of award and incentives. */
  paysFor: z.object({ gifts: z.array(z.enum(giftSources)), awards: count, incentives: count }),
  /** At the pace of those weeks; null where it pays nothing, or lasts longer than ten years. */
  lastsUntil: z.nullable(day),
  /** What it held at the end of each of the last 14 weeks, today the last. */
  weeks: z.array(count),
  archivedAt: z.nullable(instant),
  createdAt: instant,
  version: z.int(),
});
export type PointsBank = z.infer<typeof pointsBank>;

export const pointsBankBody = z.strictObject({
  name: name(80),
  ownerIds: z.array(id).check(z.maxLength(20)),
  alertBelow: z.nullable(whole(0)),
});
export type PointsBankBody = z.infer<typeof pointsBankBody>;

export const bankMoveBody = z.strictObject({
  amount: whole(1),
  /** Such as the number of an order: it stands in the statement. */
  note: z.string().check(z.trim(), z.maxLength(120)),
});
export type BankMoveBody = z.infer<typeof bankMoveBody>;

const bankLine = z.object({
  /** Of the transaction. */
  id,
  type: z.enum(transactionTypes),
  amount: z.int(),
  /** Of the bank, once this had happened. */
  balance: count,
  createdAt: instant,
  /** Null for what happens by a rule. */
  actor: z.nullable(personSummary),
  note: z.string(),
  /** How many members received it. */
  people: count,
});
export type BankLine = z.infer<typeof bankLine>;

/** Over how many days a bank is looked back at. */
export const bankSpans = ["30", "90", "365"] as const;
const reads = { scope: "tenant", permission: "points:browse", params: idParams } as const;
const changes = { scope: "tenant", permission: "points:manage", params: idParams } as const;

export const pointsBankEndpoints = endpoints({
  "GET /points/pointsBanks": {
    summary: "The banks that gifts are paid from",
    scope: "tenant",
    permission: "points:browse",
    query: z.strictObject({ archived: z.optional(flag) }),
    response: z.object({ results: z.array(pointsBank), /** How many are archived. */ archived: count }),
  },
  "POST /points/pointsBanks": {
    summary: "Create a bank; it begins empty",
    scope: "tenant",
    permission: "points:manage",
    action: null,
    body: pointsBankBody,
    response: pointsBank,
    errors: ["Conflict"],
  },
  "GET /points/pointsBanks/{id}": { ...reads, summary: "One bank", response: pointsBank },
  "PATCH /points/pointsBanks/{id}": {
    ...changes,
    summary: "Change a bank's name, owners, or the balance below which they are told",
    action: "pointsBank.edit",
    body: z.strictObject({ ...z.partial(pointsBankBody).shape, version: z.int() }),
    response: pointsBank,
    errors: ["VersionConflict", "Conflict"],
  },
  "POST /points/pointsBanks/{id}/deposit": {
    ...changes,
    summary: "Put points into a bank",
    action: "pointsBank.deposit",
    body: bankMoveBody,
    response: pointsBank,
    errors: ["Conflict"],
  },
  "POST /points/pointsBanks/{id}/withdraw": {
    ...changes,
    summary: "Take points out of a bank, never more than it holds",
    action: "pointsBank.withdraw",
    body: bankMoveBody,
    response: pointsBank,
    errors: ["Conflict"],
  },
  "POST /points/pointsBanks/{id}/archive": {
    ...changes,
    summary: "Archive a bank; what it holds is taken out",
    action: "pointsBank.archive",
    response: pointsBank,
    errors: ["Conflict"],
  },
  "GET /points/pointsBanks/{id}/balances": {
    ...reads,
    summary: "What a bank held at the end of each day, oldest first, today the last",
    query: z.strictObject({ days: z._default(z.enum(bankSpans), "90") }),
    response: z.object({
      balances: z.array(z.object({ day, balance: count, /** What was put in on that day. */ deposited: count })),
    }),
  },
  "GET /points/pointsBanks/{id}/transactions": {
    ...reads,
    summary: "A bank's statement, newest first",
    query: z.strictObject({
      cursor: z.optional(z.string().check(z.regex(/^\d{1,9}$/, "badCursor"))),
      pageSize: z._default(
        z.pipe(
          z.transform((value: unknown) =>
            typeof value === "string" && /^\d{1,3}$/.test(value) ? Number(value) : value,
          ),
          z.int().check(z.minimum(1), z.maximum(100)),
        ),
        25,
      ),
    }),
    response: z.object({ results: z.array(bankLine), next: z.nullable(z.string()) }),
  },
  "GET /points/pointsBanks/{id}/transactions/export": { ...reads, summary: "The same as CSV", response: csv },
});
