import type { Statement } from "../../db/statement.ts";
import type { AccountType } from "./ledger-tables.ts";
import type { Lot } from "./rules/lots.ts";
import type { LockedAccount } from "./verbs/transfer-points.ts";

export const accountColumns =
  "a.id, a.owner_id, a.type, a.purpose, a.balance::float8 as balance, a.version, a.lower_limit::float8 as lower_limit, a.locked_at, a.keeps_until";

export interface AccountRow {
  id: string;
  owner_id: string;
  type: AccountType;
  purpose: string;
  balance: number;
  version: number;
  lower_limit: number | null;
  locked_at: Date | null;
  keeps_until: Date | null;
}
export interface LotRow {
  account_id: string;
  id: string;
  amount: number;
  remaining: number;
  expires_at: Date | null;
  created_at: Date;
}

export const toAccount = (row: AccountRow): LockedAccount => ({
  id: row.id,
  ownerId: row.owner_id,
  balance: row.balance,
  version: row.version,
  lowerLimit: row.lower_limit,
  lockedAt: row.locked_at,
  keepsUntil: row.keeps_until,
  hasLots: row.purpose === "" && (row.type === "allocation" || row.type === "redeemable"),
});
export const toLot = (row: LotRow): Lot => ({
  id: row.id,
  amount: row.amount,
  remaining: row.remaining,
  expiresAt: row.expires_at,
  createdAt: row.created_at,
});
export const lotColumns =
  "l.account_id, l.transaction_id as id, l.amount::float8 as amount, l.remaining::float8 as remaining, l.expires_at, l.created_at";

/** Locks accounts in the order of their ids. To avoid deadlocks, several accounts are locked by this statement only. */
export const lockStatement = (tenantId: string, ids: readonly string[]): Statement => ({
  name: "points_lock",
  text: `select ${accountColumns} from points_accounts a where a.tenant_id = $1 and a.id = any($2::uuid[])
    order by a.id for no key update`,
  values: [tenantId, ids],
});
