import * as z from "zod/mini";
import { endpoints } from "./endpoint.ts";
import { expiryPeriods } from "./points-budget.ts";
import { count, csv, id, instant } from "./shared.ts";

/** How long ago points were received: from youngest to oldest. */
export const liabilityAges = ["month", "quarter", "half", "nine", "year", "older"] as const;
export type LiabilityAge = (typeof liabilityAges)[number];

/** "2026-11", of the company's zone. */
const month = z.string();
/** What one point is worth: a decimal, never a float. */
const worth = z.nullable(z.object({ currency: z.string(), value: z.string() }));
const owed = { points: z.int(), /** Who have some of it. */ people: count };

export const liabilities = z.object({
  /** All figures are of this instant. */
  countedAt: instant,
  points: z.int(),
  people: count,
  /** In the company's own currency; null where no worth is set. */
  worth,
  proof: z.object({
    /** Nothing below differs. */
    ties: z.boolean(),
    /** Three sums of the same points: what was booked, what accounts have, what is left of what was received. */
    entries: z.int(),
    balances: z.int(),
    lots: z.int(),
    /** All accounts together, which is zero. */
    sum: z.int(),
    /** Accounts in which the three differ. */
    accounts: count,
    /** Months that were over and have changed since. */
    months: z.array(month),
    /** How many entries were summed. */
    counted: count,
  }),
  /** The last twelve, oldest first: what was owed at their end, and what came and went. */
  months: z.array(z.object({ month, owed: z.int(), received: z.int(), redeemed: z.int(), lapsed: z.int() })),
  ages: z.array(z.object({ age: z.enum(liabilityAges), points: z.int() })),
  /** Most first; null has no country. */
  countries: z.array(z.object({ country: z.nullable(z.string()), ...owed, worth })),
  /** Most first; null is in no team. Who is in several counts in each of them. */
  teams: z.array(z.object({ team: z.nullable(z.object({ id, name: z.string() })), ...owed })),
  /** Teams that are not listed: the export has them. */
  moreTeams: count,
  /** How long points last that are received now. */
  expiry: z.enum(expiryPeriods),
  lapses: z.array(
    z.object({
      month,
      /** All that comes of age if nobody spends it. */
      points: count,
      /** What likely lapses of it, by past months; null where they are too few to say. */
      likely: z.nullable(z.object({ points: count, least: count, most: count })),
    }),
  ),
  /** What comes of age after those months, and what never does. */
  later: count,
  never: count,
});
export type Liabilities = z.infer<typeof liabilities>;

const browses = { scope: "tenant", permission: "points:browse" } as const;
export const liabilityEndpoints = endpoints({
  "GET /points/liabilities": {
    ...browses,
    summary: "What is owed to people: by age, country and team, over twelve months, and when it lapses",
    response: liabilities,
  },
  "GET /points/liabilities/export": {
    ...browses,
    summary: "The same as CSV, with every team; recorded",
    response: csv,
  },
});
