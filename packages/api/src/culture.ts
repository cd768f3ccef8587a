import * as z from "zod/mini";
import { endpoints } from "./endpoint.ts";
import { recognition } from "./recognition.ts";
import { count, id } from "./shared.ts";
import { quality } from "./value.ts";

/** How many months back, the running one included. */
export const culturePeriods = ["6", "12", "all"] as const;
export type CulturePeriod = (typeof culturePeriods)[number];
const period = z.enum(culturePeriods);
const month = z.string();

const browsing = { scope: "tenant", permission: "culture:browse" } as const;

export const cultureEndpoints = endpoints({
  "GET /culture/overview": {
    summary: "What is recognized in public: qualities by month, thanks between teams, who takes part, the goal",
    ...browsing,
    query: z.strictObject({ period }),
    response: z.object({
      /** Oldest first, none left out. */
      months: z.array(month),
      /** Public recognitions of these months. */
      total: count,
      /** Most often first; `counts` has one for each month. */
      qualities: z.array(z.object({ quality, total: count, counts: z.array(count) })),
      /** The largest teams, of five people at least, and how often each recognized people of each other. */
      teams: z.array(z.object({ id, name: z.string(), people: count })),
      flows: z.array(z.object({ fromTeamId: id, toTeamId: id, count })),
      /** Of the running month; `both` are in neither of the others. */
      participation: z.object({ month, people: count, both: count, gave: count, received: count }),
      goal: z.object({ count, goal: count, month }),
    }),
  },
  "GET /culture/stories": {
    summary: "Up to three public recognitions of a quality; without one, of the three that were seen most",
    ...browsing,
    query: z.strictObject({ period, qualityId: z.optional(id) }),
    response: z.object({ results: z.array(recognition) }),
  },
});
