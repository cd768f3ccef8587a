import type { TenantDb } from "../../../db/tenant-db.ts";
import { accountId } from "../rules/account-id.ts";

/**
 * The tenant's own side of points that come from nowhere or go there, so that all accounts sum to zero. Only allocation,
 * expiry and reversal touch one; a send never does, or all sends of a tenant would queue for its row.
 */
export function contraAccount(db: TenantDb, purpose: "issuance" | "expiry" | "shortfall"): string {
  const id = accountId(db.tenantId, "fund", purpose);
  db.write({
    name: "points_contra",
    text: `insert into points_accounts (tenant_id, id, type, owner_id, purpose, balance, lower_limit, version)
      values ($1, $2, 'fund', $1, $3, 0, null, 0) on conflict do nothing`,
    values: [db.tenantId, id, purpose],
  });
  return id;
}
