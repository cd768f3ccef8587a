import { expect, test } from "vitest";
import { type LedgerAccount, type LedgerEntry, replayLedger } from "./replay-ledger.ts";

const account = (id: string, balance: number, version: number, over: Partial<LedgerAccount> = {}): LedgerAccount => ({
  id,
  balance,
  version,
  lowerLimit: 0,
  hasLots: false,
  ...over,
});
const issuance = account("issuance", -100, 1, { lowerLimit: null });
const entry = (
  accountId: string,
  accountVersion: number,
  transactionId: string,
  amount: number,
  balanceAfter: number,
) => ({
  accountId,
  accountVersion,
  transactionId,
  amount,
  balanceAfter,
  wrongType: false,
});
const book: LedgerEntry[] = [
  entry("ann", 1, "t1", 100, 100),
  entry("ann", 2, "t2", -40, 60),
  entry("bob", 1, "t2", 40, 40),
  entry("issuance", 1, "t1", -100, -100),
];
const fine = [account("ann", 60, 2), account("bob", 40, 1, { hasLots: true }), issuance];

function replay(accounts: LedgerAccount[], entries: LedgerEntry[], lots = 40, transactions = ["t1", "t2"]) {
  const ledger = replayLedger(accounts);
  for (const row of entries) ledger.entry(row);
  ledger.lots("bob", lots);
  return ledger.finish(transactions).faults;
}

test("a sound ledger has no faults", () => {
  expect(replay(fine, book)).toEqual([]);
});

test.each<[string, LedgerAccount[], LedgerEntry[], number, string[], string]>([
  ["a lost entry", fine, book.toSpliced(1, 1), 40, ["t1", "t2"], "account ann has 60, replayed 100"],
  ["a doubled version", fine, book.toSpliced(2, 0, entry("ann", 2, "t2", -40, 20)), 40, ["t1", "t2"], "follows #2"],
  ["a wrong chain", fine, book.with(1, entry("ann", 2, "t2", -40, 61)), 40, ["t1", "t2"], "says 61, replayed 60"],
  ["a changed balance", [account("ann", 61, 2), ...fine.slice(1)], book, 40, ["t1", "t2"], "has 61, replayed 60"],
  ["another type", fine, book.with(2, { ...entry("bob", 1, "t2", 40, 40), wrongType: true }), 40, ["t1", "t2"], "type"],
  ["lots that differ", fine, book, 39, ["t1", "t2"], "account bob has 40, its lots 39"],
  ["an unbalanced transaction", fine, book.with(2, entry("bob", 1, "t2", 41, 41)), 40, ["t1", "t2"], "t2 sums to 1"],
  ["an empty transaction", fine, book, 40, ["t1", "t2", "t3"], "transaction t3 has no entries"],
  ["a missing transaction", fine, book, 40, ["t1"], "2 transactions have entries, 1 exist"],
])("reports %s", (_name, accounts, entries, lots, transactions, expected) => {
  expect(replay(accounts, entries, lots, transactions).join("\n")).toContain(expected);
});
