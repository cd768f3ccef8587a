import { multiRow } from "../../../db/multi-row.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { accountId } from "../rules/account-id.ts";

/** Creates both of a member's accounts, so that later senders find them. */
export function makeAccounts(db: TenantDb, memberIds: readonly string[]): void {
  const rows = memberIds
    .flatMap((id) => (["allocation", "redeemable"] as const).map((type) => [accountId(id, type), type, id]))
    .toSorted(([a = ""], [b = ""]) => (a < b ? -1 : 1));
  const statements = multiRow({
    name: "points_member_accounts",
    head: "insert into points_accounts (tenant_id, purpose, balance, lower_limit, version, id, type, owner_id) values",
    row: "($1, '', 0, 0, 0, ?, ?, ?)",
    tail: "on conflict do nothing",
    shared: [db.tenantId],
    rows,
  });
  for (const statement of statements) db.write(statement);
}
