import * as z from "zod/mini";
import { endpoints } from "./endpoint.ts";
import { count, id, idParams, instant } from "./shared.ts";

const embed = z.optional(z.literal("allTimeReceived"));
export const pointsAccount = z.object({
  __entity_type__: z.literal("pointsAccount"),
  type: z.enum(["allocation", "redeemable"]),
  balance: z.int(),
  lockedAt: z.nullable(instant),
  /** With `embed=allTimeReceived`: everything ever credited to it. */
  allTimeReceived: z.optional(count),
  /** For an allocation account: when the next one arrives, and how much; for a redeemable one: what lapses next. */
  renewsAt: z.nullable(instant),
  renewsTo: z.nullable(count),
  lapsesAt: z.nullable(instant),
  lapses: z.nullable(count),
  /** For an allocation account: the most for each recipient in one endorsement. */
  endorsementCap: z.nullable(count),
  /** For an allocation account: the most for each recipient in one recognition, and the amounts that are offered. */
  recognitionMax: z.nullable(count),
  presets: z.nullable(z.array(count)),
});
export type PointsAccount = z.infer<typeof pointsAccount>;
const accounts = z.object({ results: z.array(pointsAccount) });

export const pointsEndpoints = endpoints({
  "GET /points/accounts/my": {
    summary: "The caller's points: to give and to spend",
    scope: "tenant",
    permission: null,
    query: z.strictObject({ embed }),
    response: accounts,
  },
  "GET /points/accounts/owner/{id}": {
    summary: "A member's points, for administrators and the member",
    scope: "tenant",
    permission: null,
    action: "pointsAccount.view",
    params: idParams,
    query: z.strictObject({ embed }),
    response: accounts,
    errors: ["Forbidden"],
  },
});

/** One reason why somebody gets fewer points than requested, or none. */
export const pointsException = z.object({
  level: z.enum(["error", "warning"]),
  type: z.enum(["restriction", "insufficientPoints", "notEligible"]),
  affectedUserCount: count,
  details: z.object({
    /** Points each affected person will get instead. */
    amount: z.nullable(count),
    balance: z.nullable(z.int()),
    recipients: z.array(z.object({ id, name: z.string(), amount: count })),
  }),
});
export type PointsException = z.infer<typeof pointsException>;
