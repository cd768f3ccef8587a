import * as z from "zod/mini";
import { count, day } from "./shared.ts";

/** What depends on what people would have tried to give is between two figures, never one. */
const range = { was: count, least: count, most: count };
const spread = z.object({ id: z.string(), name: z.string(), people: count, ...range });
export const dryRun = z.object({
  /** The first and the last day that were replayed. */
  from: day,
  to: day,
  weeks: z.array(z.object({ day, ...range })),
  /** Handed out to give, and to how many. */
  handed: z.object({ was: count, is: count }),
  reached: z.object({ was: count, is: count }),
  given: z.object(range),
  sends: count,
  /** Sends that were cut short, and the people whose were. */
  cutSends: z.object({ was: count, is: count }),
  cutPeople: z.object({ was: count, is: count }),
  /** What lapsed of what was to spend; null where that is not in question. */
  lapsed: z.nullable(z.object(range)),
  /** What people held to spend on the evening of the last day. */
  owed: z.object(range),
  countries: z.array(spread),
  teams: z.array(spread),
});
export type DryRun = z.infer<typeof dryRun>;

/** How people give to each other: what limits and offers are chosen by. */
export const peerFacts = z.object({
  /** Pairs by what passed from one to the other in 30 days, each bin so many points wide; the last holds all above. */
  pairs: z.object({ step: count, bins: z.array(count), median: count }),
  /** In the last 13 weeks: the most that one person received at once. */
  largest: count,
  /** How often which amount was chosen, the most frequent first. */
  amounts: z.array(z.object({ amount: count, sends: count })),
  /** What colleagues added to what was there. */
  added: z.object({ times: count, average: count }),
});
export type PeerFacts = z.infer<typeof peerFacts>;
export const pointsOverview = z.object({
  /** The first day that is counted, today the last. */
  from: day,
  people: count,
  /** Handed out to give; what became of it, reversals taken off, and what lapsed of it. */
  handed: count,
  given: count,
  lapsedToGive: count,
  /** What banks paid. */
  celebrations: count,
  awards: count,
  incentives: count,
  /** What administrators gave out of nothing. */
  byHand: count,
  /** Of what was to spend. */
  redeemed: count,
  lapsedToSpend: count,
  /** What people hold now. */
  toGive: count,
  toSpend: count,
  /** Who were handed points to give for the present period and have none left. */
  ranOut: count,
  /** What lapses in the coming month of what they have to spend. */
  lapsing: z.object({ points: count, people: count }),
});
export type PointsOverview = z.infer<typeof pointsOverview>;
