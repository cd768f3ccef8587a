export interface AccountState {
  id: string;
  balance: number;
  version: number;
  lowerLimit: number | null;
}
export interface Movement {
  accountId: string;
  amount: number;
}
export interface Entry extends Movement {
  accountVersion: number;
  balanceAfter: number;
}

/** A broken invariant of the ledger: never an answer to a person, always a fault of ours. */
export class LedgerFault extends Error {}

/**
 * The entries of one transaction: movements of one account are joined, those of 0 left out. Refuses a sum other than 0
 * and a balance under its account's limit.
 */
export function postEntries(accounts: ReadonlyMap<string, AccountState>, movements: readonly Movement[]): Entry[] {
  const amounts = new Map<string, number>();
  let sum = 0;
  for (const { accountId, amount } of movements) {
    if (!Number.isSafeInteger(amount)) throw new LedgerFault(`Not a whole number of points: ${amount}`);
    amounts.set(accountId, (amounts.get(accountId) ?? 0) + amount);
    sum += amount;
  }
  if (sum !== 0) throw new LedgerFault(`Entries sum to ${sum}`);
  const entries: Entry[] = [];
  for (const [accountId, amount] of amounts) {
    if (amount === 0) continue;
    const account = accounts.get(accountId);
    if (!account) throw new LedgerFault("Account is not locked");
    const balanceAfter = account.balance + amount;
    if (account.lowerLimit !== null && amount < 0 && balanceAfter < account.lowerLimit)
      throw new LedgerFault("Balance under its limit");
    entries.push({ accountId, amount, accountVersion: account.version + 1, balanceAfter });
  }
  return entries;
}
