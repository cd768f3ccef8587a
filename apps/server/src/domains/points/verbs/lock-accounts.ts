import type { TenantDb } from "../../../db/tenant-db.ts";
import { type AccountRow, lockStatement, toAccount } from "../queries.ts";
import { makeAccounts } from "./make-accounts.ts";
import type { LockedAccount } from "./transfer-points.ts";

/** In the order of ids, like every lock of accounts. */
export async function lockAccounts(db: TenantDb, ids: readonly string[]): Promise<Map<string, LockedAccount>> {
  const rows = await db.query<AccountRow>(lockStatement(db.tenantId, ids));
  return new Map(rows.map((row) => [row.id, toAccount(row)]));
}

/** The same where accounts of these members are among them: they are there as a rule, and made only when some are not. */
export async function lockAccountsOf(
  db: TenantDb,
  memberIds: readonly string[],
  ids: readonly string[],
): Promise<Map<string, LockedAccount>> {
  const accounts = await lockAccounts(db, ids);
  if (accounts.size === new Set(ids).size) return accounts;
  makeAccounts(db, memberIds);
  return lockAccounts(db, ids);
}
