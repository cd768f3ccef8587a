import type { PointsAccount } from "@plaudit/api/points.ts";
import { useApps, useQuery } from "@plaudit/api/react";

const of = (accounts: PointsAccount[] | undefined, type: PointsAccount["type"]) =>
  accounts?.find((account) => account.type === type) ?? null;

/** The member's two balances; nothing is requested if the tenant has no points. */
export function useBalances() {
  const on = useApps().has("points");
  const query = useQuery("GET /points/accounts/my", on ? undefined : null);
  const give = of(query.data?.results, "allocation");
  const spend = of(query.data?.results, "redeemable");
  return {
    ...query,
    on,
    give,
    spend,
    /** What may still be given: nothing while the account is locked, null while it is not known. */
    left: give && (give.lockedAt ? 0 : Math.max(0, give.balance)),
    /** Points for each recipient in one endorsement. */
    cap: give?.endorsementCap ?? 0,
    /** If the member's own account is locked, points are disabled. */
    locked: spend?.lockedAt != null,
  };
}
export type Balances = ReturnType<typeof useBalances>;
