import type { TenantDb } from "../../../db/tenant-db.ts";
import { type AccountRow, lockStatement, toAccount } from "../queries.ts";
import type { LockedAccount } from "./transfer-points.ts";

/** In the order of ids, like every lock of accounts. */
export async function lockAccounts(db: TenantDb, ids: readonly string[]): Promise<Map<string, LockedAccount>> {
  const rows = await db.query<AccountRow>(lockStatement(db.tenantId, ids));
  return new Map(rows.map((row) => [row.id, toAccount(row)]));
}
