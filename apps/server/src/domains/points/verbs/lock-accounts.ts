import type { TenantDb } from "../../../db/tenant-db.ts";
import { type AccountRow, lockStatement, toAccount } from "../queries.ts";
import { makeAccounts } from "./make-accounts.ts";
import type { LockedAccount } from "./transfer-points.ts";

/** In the order of ids, like every lock of accounts. */
export async function lockAccounts(db: TenantDb, ids: readonly string[]): Promise<Map<string, LockedAccount>> {
  const rows = await db.query<AccountRow>(lockStatement(db.tenantId, ids));
  return new Map(rows.map((row) => [row.id, toAccount(row)]));
}

/** The same where accounts of these members are among them; what is missing is made before any is locked, as a second lock could wait for who waits for the first. */
export function lockAccountsOf(
  db: TenantDb,
  memberIds: readonly string[],
  ids: readonly string[],
): Promise<Map<string, LockedAccount>> {
  makeAccounts(db, memberIds);
  return lockAccounts(db, ids);
}
