import * as z from "zod/mini";
import { endpoints } from "./endpoint.ts";
import {
  count,
  csv,
  flag,
  id,
  idList,
  idParams,
  instant,
  permissionsOn,
  personSummary,
  search,
  text,
  textList,
  whenMissing,
  wordList,
} from "./shared.ts";

/** What moves points. */
export const transactionTypes = [
  "allocation",
  "expire_allocation",
  "expire_redeemable",
  "gift",
  "recognition",
  "birthday",
  "anniversary",
  "welcome",
  "onboarding",
  "endorsement",
  "award",
  "redemption",
  "redemption_refund",
  "incentive",
  "deposit",
  "reversal",
  "adjustment",
] as const;
export type TransactionType = (typeof transactionTypes)[number];
const transactionType = z.enum(transactionTypes);
export const memberAccounts = ["allocation", "redeemable"] as const;
/** What comes to, or goes from, an account of a member. */
export const memberKinds: Record<(typeof memberAccounts)[number], readonly TransactionType[]> = {
  allocation: ["allocation", "recognition", "endorsement", "reversal", "expire_allocation"],
  redeemable: [
    ...(["recognition", "endorsement", "birthday", "anniversary", "welcome", "onboarding"] as const),
    ...(["award", "gift", "redemption", "redemption_refund", "reversal", "expire_redeemable"] as const),
  ],
};
const memberAccount = z.enum(memberAccounts);

/** What points were given for, as far as the reader may see it. */
const about = z.object({ words: z.string(), resourcePath: z.nullable(z.string()) });
export type About = z.infer<typeof about>;

/** One line of a statement: what a transaction did to one account. */
export const statementLine = z.object({
  __entity_type__: z.literal("pointsTransaction"),
  __permissions__: permissionsOn("pointsTransaction"),
  /** Of the line; a transaction has one on each account that it touches. */
  id: z.string(),
  transactionId: id,
  type: transactionType,
  account: memberAccount,
  amount: z.int(),
  /** Of the account, once this had happened. */
  balance: z.int(),
  createdAt: instant,
  /** Who gave, or corrected. Null for what happens by itself. */
  actor: z.nullable(personSummary),
  /** The first few of those who received what this account gave. */
  recipients: z.array(personSummary),
  /** There are more of them: `transactionRecipients` has all. */
  moreRecipients: z.boolean(),
  about: z.nullable(about),
  /** What a reversal takes back. */
  reverses: z.nullable(z.object({ id, type: transactionType, createdAt: instant })),
  reversed: z.boolean(),
  /** What a reversal took back of what came in; 0 where it was spent before, so that no line of its own says so. */
  takenBack: z.nullable(z.object({ at: instant, amount: count, reason: z.nullable(z.string()) })),
  /** Why an administrator gave or took back. */
  note: z.nullable(z.string()),
  /** Of what came in: when it lapses, and how much of it is left. */
  lapsesAt: z.nullable(instant),
  left: z.nullable(count),
});
export type StatementLine = z.infer<typeof statementLine>;

const statementFilter = {
  /** Without it the caller's own. */
  ownerId: z.optional(id),
  account: z.optional(memberAccount),
  typeIn: z.optional(wordList(transactionTypes)),
  /** From this instant on, and before that one. */
  from: z.optional(instant),
  to: z.optional(instant),
};
const pageSize = z._default(
  z.pipe(
    z.transform((value: unknown) => (typeof value === "string" && /^\d{1,3}$/.test(value) ? Number(value) : value)),
    z.int().check(z.minimum(1), z.maximum(100)),
  ),
  25,
);

export const accountSortings = ["name", "spend", "give"] as const;
export type AccountSorting = (typeof accountSortings)[number];
const balance = z.pipe(z.transform(Number), z.int().check(z.minimum(0), z.maximum(1_000_000_000)));
const accountFilter = {
  search,
  teamIdIn: z.optional(idList),
  countryIn: z.optional(textList),
  locked: z.optional(flag),
  /** Points to spend: at least, and at most so many. */
  least: z.optional(balance),
  most: z.optional(balance),
};

/** Both accounts of a member, as administrators list them. */
export const accountRow = z.object({
  ...personSummary.shape,
  __entity_type__: z.literal("pointsOwner"),
  __permissions__: permissionsOn("pointsOwner"),
  country: z.nullable(z.string()),
  department: z.nullable(z.string()),
  archived: z.boolean(),
  /** Who has left keeps what is to spend until then. */
  keepsUntil: z.nullable(instant),
  give: z.int(),
  spend: z.int(),
  /** All that ever came in to spend. */
  received: z.int(),
  /** What of it lapses within 30 days. */
  lapsing: count,
  movedAt: z.nullable(instant),
  lockedAt: z.nullable(instant),
  lockReason: z.nullable(z.string()),
  lockedBy: z.nullable(personSummary),
});
export type AccountRow = z.infer<typeof accountRow>;

/** One member's, with what their balance is made of. */
export const pointsOwner = z.object({
  ...accountRow.shape,
  sums: z.object({ spent: count, lapsed: count, takenBack: z.int(), given: count }),
  /** What there is to spend, by what brought it: what is spent next is first. */
  madeOf: z.array(z.object({ type: transactionType, at: instant, points: count })),
});
export type PointsOwner = z.infer<typeof pointsOwner>;

/** One transaction, with what reversing it now would bring back. */
export const pointsTransaction = z.object({
  __entity_type__: z.literal("pointsTransaction"),
  __permissions__: permissionsOn("pointsTransaction"),
  id,
  type: transactionType,
  createdAt: instant,
  /** What it brought to whom. */
  amount: count,
  people: count,
  /** What of it is still there, and what the company would bear. */
  returns: count,
  shortfall: count,
});
export type PointsTransaction = z.infer<typeof pointsTransaction>;

const reason = text(500, "reason");
const MOST_GIFT = 1_000_000;
const whole = "wholePointsOne";
const manages = { scope: "tenant", permission: "points:manage" } as const;
const browses = { scope: "tenant", permission: "points:browse" } as const;
export const statementEndpoints = endpoints({
  "GET /points/transactions": {
    summary: "A member's statement, newest first: for the member and for administrators",
    scope: "tenant",
    permission: null,
    action: "pointsAccount.view",
    query: z.strictObject({
      ...statementFilter,
      cursor: z.optional(z.string().check(z.regex(/^\d{1,9}\.\d{1,9}$/, "badCursor"))),
      pageSize,
    }),
    response: z.object({ results: z.array(statementLine), next: z.nullable(z.string()) }),
    errors: ["Forbidden"],
  },
  "GET /points/transactions/export": {
    summary: "The same as CSV",
    scope: "tenant",
    permission: null,
    action: "pointsAccount.view",
    query: z.strictObject(statementFilter),
    response: csv,
    errors: ["Forbidden"],
  },
  "GET /points/lapses": {
    summary: "What of a member's points to spend lapses when, by the months in which something does",
    scope: "tenant",
    permission: null,
    action: "pointsAccount.view",
    query: z.strictObject({ ownerId: z.optional(id) }),
    response: z.object({
      results: z.array(
        z.object({ /** The last instant of the month at which some lapses. */ at: instant, points: count }),
      ),
      /** What never does. */
      kept: count,
    }),
    errors: ["Forbidden"],
  },
  "GET /points/transactionRecipients": {
    summary: "Who received how much of what somebody gave: for the giver and for administrators",
    scope: "tenant",
    permission: null,
    query: z.strictObject({
      transactionId: id,
      /** The last member of the page before. */
      cursor: z.optional(id),
      pageSize,
    }),
    response: z.object({
      results: z.array(z.object({ member: personSummary, amount: z.int() })),
      next: z.nullable(id),
    }),
    errors: ["NotFound"],
  },
  "GET /points/accounts/redeemable": {
    ...browses,
    summary: "What everybody has to give and to spend",
    query: z.strictObject({
      ...accountFilter,
      sorting: z._default(z.enum([...accountSortings, "-name", "-spend", "-give"]), "-spend"),
      cursor: z.optional(z.string().check(z.maxLength(400))),
      pageSize,
    }),
    response: z.object({ results: z.array(accountRow), next: z.nullable(z.string()) }),
  },
  "GET /points/accounts/redeemable/total": {
    ...browses,
    summary: "How many they are, and the sums of what they have",
    query: z.strictObject(accountFilter),
    response: z.object({ members: count, give: z.int(), spend: z.int() }),
  },
  "GET /points/accounts/redeemable/{id}": {
    ...browses,
    summary: "One member's accounts, and what the balance is made of",
    params: idParams,
    response: pointsOwner,
  },
  "POST /points/accounts/redeemable/{id}/gifts": {
    ...manages,
    summary: "Give a member points to spend; they are told why",
    action: "pointsOwner.gift",
    params: idParams,
    body: z.strictObject({
      amount: z.int(whenMissing("pointsMissing", whole)).check(z.minimum(1, whole), z.maximum(MOST_GIFT, "amountMax")),
      reason,
    }),
    response: pointsOwner,
    errors: ["Conflict"],
  },
  "PUT /points/accounts/redeemable/{id}/lock": {
    ...manages,
    summary: "Lock both accounts of a member: nothing is given to or from them",
    action: "pointsOwner.lock",
    params: idParams,
    body: z.strictObject({ reason }),
    response: pointsOwner,
  },
  "PUT /points/accounts/redeemable/{id}/unlock": {
    ...manages,
    summary: "Unlock them",
    action: "pointsOwner.unlock",
    params: idParams,
    body: z.strictObject({ reason }),
    response: pointsOwner,
  },
  "GET /points/transactions/{id}": {
    ...browses,
    summary: "One transaction, and what reversing it now would bring back",
    params: idParams,
    response: pointsTransaction,
  },
  "POST /points/transactions/{id}/reversal": {
    ...manages,
    summary: "Reverse it: what is left comes back, the company bears the shortfall that was shown",
    action: "pointsTransaction.reverse",
    params: idParams,
    body: z.strictObject({ reason, shortfall: count }),
    response: pointsTransaction,
    errors: ["Conflict"],
  },
  "GET /points/accounts/redeemable/export": {
    ...browses,
    summary: "The same as CSV, one line a member",
    query: z.strictObject(accountFilter),
    response: csv,
  },
});
