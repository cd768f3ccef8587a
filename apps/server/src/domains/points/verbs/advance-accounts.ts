import type { Movement } from "../rules/post-entries.ts";
import type { LockedAccount } from "./transfer-points.ts";

/** The next transfer of the same database transaction starts where the last one left the accounts. */
export function advanceAccounts(accounts: Map<string, LockedAccount>, movements: readonly Movement[]): void {
  for (const [id, moved] of Map.groupBy(movements, (one) => one.accountId)) {
    const account = accounts.get(id);
    const amount = moved.reduce((sum, one) => sum + one.amount, 0);
    if (account && amount !== 0)
      accounts.set(id, { ...account, balance: account.balance + amount, version: account.version + 1 });
  }
}
