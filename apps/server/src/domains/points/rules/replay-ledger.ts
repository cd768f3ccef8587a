export interface LedgerAccount {
  id: string;
  balance: number;
  version: number;
  lowerLimit: number | null;
  /** Balances of members' accounts are what remains of their lots. */
  hasLots: boolean;
}
export interface LedgerEntry {
  accountId: string;
  accountVersion: number;
  transactionId: string;
  amount: number;
  balanceAfter: number;
  /** It says of what kind its transaction is, and is wrong. */
  wrongType: boolean;
}

/** Replays one tenant's ledger from nothing; entries come in the order of account and version. */
export function replayLedger(accounts: readonly LedgerAccount[]) {
  const faults: string[] = [];
  const state = new Map(accounts.map((account) => [account.id, { balance: 0, version: 0, lots: 0, account }]));
  const sums = new Map<string, number>();
  let entries = 0;

  function entry(row: LedgerEntry): void {
    entries += 1;
    sums.set(row.transactionId, (sums.get(row.transactionId) ?? 0) + row.amount);
    const at = state.get(row.accountId);
    if (!at) {
      faults.push(`entry ${row.accountId}#${row.accountVersion} has no account`);
      return;
    }
    const where = `account ${row.accountId}#${row.accountVersion}`;
    if (row.wrongType) faults.push(`${where} is not of the type of its transaction`);
    if (row.amount === 0) faults.push(`${where} moves nothing`);
    if (row.accountVersion !== at.version + 1) faults.push(`${where} follows #${at.version}`);
    at.version = row.accountVersion;
    at.balance += row.amount;
    if (row.balanceAfter !== at.balance) faults.push(`${where} says ${row.balanceAfter}, replayed ${at.balance}`);
    const { lowerLimit } = at.account;
    if (lowerLimit !== null && at.balance < lowerLimit) faults.push(`${where} falls under ${lowerLimit}`);
  }

  function lots(accountId: string, remaining: number): void {
    const at = state.get(accountId);
    if (at) at.lots += remaining;
    else faults.push(`lots of ${accountId} have no account`);
  }

  function finish(transactions: Iterable<string>): { faults: string[]; entries: number; transactions: number } {
    let total = 0;
    for (const { account, balance, version, lots: left } of state.values()) {
      total += account.balance;
      if (account.balance !== balance) faults.push(`account ${account.id} has ${account.balance}, replayed ${balance}`);
      if (account.version !== version)
        faults.push(`account ${account.id} is at #${account.version}, replayed #${version}`);
      if (account.hasLots && left !== account.balance)
        faults.push(`account ${account.id} has ${account.balance}, its lots ${left}`);
    }
    if (total !== 0) faults.push(`the accounts sum to ${total}`);
    let count = 0;
    for (const id of transactions) {
      count += 1;
      const sum = sums.get(id);
      if (sum === undefined) faults.push(`transaction ${id} has no entries`);
      else if (sum !== 0) faults.push(`transaction ${id} sums to ${sum}`);
    }
    if (count !== sums.size) faults.push(`${sums.size} transactions have entries, ${count} exist`);
    return { faults, entries, transactions: count };
  }

  return { entry, lots, finish };
}
