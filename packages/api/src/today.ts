import * as z from "zod/mini";
import { endpoints } from "./endpoint.ts";
import { count, day, instant, nothing } from "./shared.ts";

/** What waits for somebody's decision, the most urgent first; each domain counts its own. */
export const waitingKinds = [
  "flagged",
  "claims",
  "approvals",
  "fulfilments",
  "keys",
  "nominations",
  "banks",
  "funds",
  "screens",
  "erasures",
] as const;
/** What comes by itself. */
export const comingKinds = ["gifts", "allocation", "announcement", "cards", "closing"] as const;
/** From an empty company to the first recognition. */
export const firstSteps = [
  ...(["brand", "values", "people"] as const),
  ...(["worth", "allocation", "gifts", "rewards"] as const),
  ...(["award", "celebrations", "screen"] as const),
  ...(["recognition", "welcome"] as const),
] as const;
export type FirstStep = (typeof firstSteps)[number];

/** In the app: "/admin/points/bank". */
const path = z.string();

export const waiting = z.object({
  kind: z.enum(waitingKinds),
  count,
  /** What one of them is called: the one that waits longest. */
  name: z.nullable(z.string()),
  /** Since when that one waits. */
  since: z.nullable(instant),
  path,
});
export type Waiting = z.infer<typeof waiting>;

export const coming = z.object({
  kind: z.enum(comingKinds),
  /** Where the caller is. */
  day,
  /** Null where it comes at an hour of each person's own zone. */
  at: z.nullable(instant),
  count,
  /** What one of them is called, where they have names. */
  name: z.nullable(z.string()),
  points: z.nullable(count),
  path,
});
export type Coming = z.infer<typeof coming>;

export const todayEndpoints = endpoints({
  "GET /identity/today": {
    summary: "What waits for the caller's decision, and what comes by itself in the next seven days",
    scope: "tenant",
    // Each line has the permission of its own area.
    permission: null,
    response: z.object({
      /** The day where the caller is. */
      day,
      waiting: z.array(waiting),
      coming: z.array(coming),
      /** Which steps are done; null once they are dismissed, and for those who do not set up the company. */
      firstSteps: z.nullable(z.record(z.enum(firstSteps), z.boolean())),
    }),
  },
  "PUT /identity/firstSteps/dismissal": {
    summary: "Dismiss the first steps",
    scope: "tenant",
    permission: "tenant:edit",
    action: "tenant.edit",
    response: nothing,
  },
});
