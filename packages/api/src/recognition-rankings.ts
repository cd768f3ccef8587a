import * as z from "zod/mini";
import { endpoints } from "./endpoint.ts";
import { count, day, id, instant, listOf, page, pageSize, personSummary } from "./shared.ts";
import { quality } from "./value.ts";

export const directReport = z.object({
  person: personSummary,
  /** They keep their profile private: the rest is empty, whatever there was. */
  withheld: z.boolean(),
  /** The latest of those that are public or the reader's own; null where there is none. */
  lastReceived: z.nullable(z.object({ recognitionId: id, at: instant, sender: personSummary })),
  lastGiven: z.nullable(z.object({ recognitionId: id, at: instant })),
  /** How many they received in each of the last twelve weeks, oldest first. */
  weeks: z.array(count),
  /** Seen most often within a year. */
  qualities: z.array(quality),
  /** Of their joining, within the next 30 days; null where they hide it. */
  anniversary: z.nullable(z.object({ years: count, date: day })),
});
export type DirectReport = z.infer<typeof directReport>;

export const rankingEndpoints = endpoints({
  "GET /recognition/managers/directReportRankings": {
    summary:
      "The reader's direct reports, the one who has waited longest to be recognized first; whoever keeps their profile private is last",
    scope: "tenant",
    permission: "recognition:browse",
    query: z.strictObject({ page, pageSize }),
    response: listOf(directReport),
  },
  "GET /recognition/managers/rankings": {
    summary:
      "Managers by the public recognitions they gave in the last 90 days: the first five, and the reader's own place",
    scope: "tenant",
    permission: "recognition:browse-rankings",
    response: z.object({
      results: z.array(z.object({ person: personSummary, place: count, given: count })),
      own: z.nullable(z.object({ place: count, given: count })),
    }),
  },
});
