import type { TenantDb } from "../../../db/tenant-db.ts";
import { accountId } from "../rules/account-id.ts";
import { expirePoints } from "./expire-points.ts";
import { holdMemberAccounts } from "./grant-points.ts";

/** Whatever an archived member has lapses now. Their accounts are held from here on: nothing is redeemed for them any more. */
export async function forfeitPoints(
  { db, now }: { db: TenantDb; readonly now: Date },
  memberId: string,
): Promise<void> {
  await holdMemberAccounts(db, memberId);
  const own = [accountId(memberId, "allocation"), accountId(memberId, "redeemable")];
  db.write({
    name: "points_forfeit",
    text: `update points_lots set expires_at = $3
      where tenant_id = $1 and account_id = any($2::uuid[]) and remaining > 0 and (expires_at is null or expires_at > $3)`,
    values: [db.tenantId, own, now],
  });
  await expirePoints(db, now, { only: own });
}
