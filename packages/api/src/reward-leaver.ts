import * as z from "zod/mini";
import { endpoints } from "./endpoint.ts";
import { redeemBody, redemption } from "./redemption.ts";
import { asks, cursor, manages } from "./reward-fields.ts";
import { shopReward, shopVariant } from "./reward-shop.ts";
import { count, id, idParams, instant, pageSize, search } from "./shared.ts";

const { rewardId: _, ...redeeming } = redeemBody.shape;
export const redeemForBody = z.strictObject({
  /** Somebody who has left; their receipt goes to the address that is given, else to the one they had. */
  memberId: id,
  ...redeeming,
});
export type RedeemForBody = z.infer<typeof redeemForBody>;

/** Who has left cannot sign in: for 90 days somebody who looks after rewards redeems for them. */
export const rewardLeaverEndpoints = endpoints({
  "GET /reward/leavers/{id}": {
    ...manages,
    summary: "What somebody who has left may still choose, and what they have to spend",
    params: idParams,
    query: z.strictObject({ search, cursor, pageSize }),
    response: z.object({
      balance: count,
      keepsUntil: instant,
      results: z.array(z.extend(shopReward, { asks, variants: z.array(shopVariant) })),
      next: z.nullable(z.string()),
      total: count,
    }),
    errors: ["Conflict"],
  },
  "POST /reward/rewards/{id}/redemptions": {
    ...manages,
    summary: "Redeem it for somebody who has left, from their points",
    action: "reward.redeemFor",
    params: idParams,
    body: redeemForBody,
    response: redemption,
    errors: ["Conflict"],
  },
});
