import type { Answer, Args } from "@plaudit/api/client.ts";
import { revalidate, useAction, usePages } from "@plaudit/api/react";
import { useEffect } from "react";

export type LeaverReward = Answer<"GET /reward/leavers/{id}">["results"][number];
type Body = Omit<Args<"POST /reward/rewards/{id}/redemptions">["body"], "memberId">;

/** All that they have enough for: it is chosen from by typing. */
export function useLeaverRewards(id: string) {
  const list = usePages("GET /reward/leavers/{id}", { params: { id }, query: { pageSize: 100 } }, "cursor");
  const { more, loadingMore, loadMore } = list;
  useEffect(() => {
    if (more && !loadingMore) void loadMore();
  }, [more, loadingMore, loadMore]);
  return list;
}

export function useRedeemFor(memberId: string) {
  const { run, pending } = useAction("POST /reward/rewards/{id}/redemptions");
  const redeem = async (rewardId: string, body: Body) => {
    const redemption = await run({ params: { id: rewardId }, body: { memberId, ...body } });
    await Promise.all([
      revalidate("GET /reward/leavers/{id}"),
      revalidate("GET /points/accounts/redeemable/{id}"),
      revalidate("GET /points/transactions"),
      revalidate("GET /reward/redemptions/queue"),
    ]);
    return redemption;
  };
  return { redeem, busy: pending };
}

export type Code = Answer<"POST /reward/redemptions/{id}/reveal">;
export function useRevealFor(id: string) {
  const { run, pending } = useAction("POST /reward/redemptions/{id}/reveal");
  return { reveal: () => run({ params: { id } }), pending };
}
