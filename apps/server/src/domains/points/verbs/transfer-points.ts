import { multiRow } from "../../../db/multi-row.ts";
import type { Statement } from "../../../db/statement.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { noteUnsealed } from "../../audit/index.ts";
import type { TransactionType } from "../ledger-tables.ts";
import { type AccountState, type Entry, LedgerFault, type Movement, postEntries } from "../rules/post-entries.ts";
import { creditMany } from "./credit-many.ts";

/** An account as it was read under its lock. */
export interface LockedAccount extends AccountState {
  ownerId: string;
  lockedAt: Date | null;
  /** Its member has left, and keeps what is on it until then. */
  keepsUntil: Date | null;
  /** A member's account: every credit makes a lot, every debit is taken from lots. */
  hasLots: boolean;
}
export interface Spent {
  accountId: string;
  /** The transaction whose credit made the lot. */
  lotId: string;
  amount: number;
}
export interface Transfer {
  id: string;
  type: TransactionType;
  reference: { type: string; id: string };
  actorId: string | null;
  reversesId?: string;
  /** Why, in an administrator's words. */
  note?: string | undefined;
  at: Date;
  accounts: ReadonlyMap<string, LockedAccount>;
  movements: readonly Movement[];
  spent: readonly Spent[];
  /** When the points that an account is credited with lapse. */
  expiresAt: (account: LockedAccount) => Date | null;
  /** Where it may concern very many: `nextPosition`, read in this transaction. */
  position?: number | undefined;
}

function checkSpent(entries: readonly Entry[], { accounts, spent }: Transfer): void {
  const taken = new Map<string, number>();
  for (const { accountId, amount } of spent) taken.set(accountId, (taken.get(accountId) ?? 0) + amount);
  for (const { accountId, amount } of entries) {
    const due = accounts.get(accountId)?.hasLots && amount < 0 ? -amount : 0;
    if ((taken.get(accountId) ?? 0) !== due) throw new LedgerFault("Lots and entries differ");
  }
}

/**
 * Moves points: the only place that writes entries, balances and lots. The accounts were locked in this database
 * transaction in the order of their ids, and everything it decides by was read under that lock. It fires its statements
 * and does not wait for them, so that they travel with whatever else the verb writes, and with the COMMIT.
 */
export function transferPoints(db: TenantDb, transfer: Transfer): void {
  const entries = postEntries(transfer.accounts, transfer.movements);
  if (entries.length === 0) return;
  checkSpent(entries, transfer);
  for (const statement of statementsOf(db.tenantId, transfer, entries)) db.write(statement);
  noteUnsealed(db);
}

/** What a leaver is credited with lapses with the rest, and as it would have if they return. */
function lapsesOf({ at, expiresAt }: Transfer, account: LockedAccount | undefined) {
  const own = account ? expiresAt(account) : null;
  const keepsUntil = account?.keepsUntil ?? null;
  const sooner = keepsUntil !== null && keepsUntil > at && (own === null || own > keepsUntil);
  return { own, expiresAt: sooner ? keepsUntil : own, sooner };
}

function statementsOf(tenantId: string, transfer: Transfer, entries: readonly Entry[]): Statement[] {
  const { id, at, accounts, spent } = transfer;
  const { credited, others } = creditMany(tenantId, transfer, entries);
  const credits = others
    .filter((entry) => entry.amount > 0 && accounts.get(entry.accountId)?.hasLots)
    .map((entry) => ({ ...entry, lapses: lapsesOf(transfer, accounts.get(entry.accountId)) }));
  return [
    {
      name: "points_transaction",
      text: `insert into points_transactions
        (tenant_id, id, type, reference_type, reference_id, actor_id, reverses_id, created_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      values: [
        tenantId,
        id,
        transfer.type,
        transfer.reference.type,
        transfer.reference.id,
        transfer.actorId,
        transfer.reversesId ?? null,
        at,
      ],
    },
    ...(transfer.note === undefined
      ? []
      : [
          {
            name: "points_note",
            text: "insert into points_notes (tenant_id, transaction_id, note) values ($1, $2, $3)",
            values: [tenantId, id, transfer.note],
          },
        ]),
    ...multiRow({
      name: "points_entries",
      head: `insert into points_entries
        (tenant_id, transaction_id, created_at, type, account_id, account_version, amount, balance_after) values`,
      row: "($1, $2, $3, $4, ?, ?, ?, ?)",
      shared: [tenantId, id, at, transfer.type],
      rows: others.map((entry) => [entry.accountId, entry.accountVersion, entry.amount, entry.balanceAfter]),
    }),
    ...multiRow({
      name: "points_balances",
      head: "update points_accounts a set balance = v.balance, version = v.version from (values",
      row: "(?::uuid, ?::int, ?::bigint)",
      tail: `) v(id, version, balance) where a.tenant_id = $1 and a.id = v.id and a.version = v.version - 1`,
      shared: [tenantId],
      rows: others.map((entry) => [entry.accountId, entry.accountVersion, entry.balanceAfter]),
    }),
    ...multiRow({
      name: "points_lots_made",
      head: `insert into points_lots
        (tenant_id, transaction_id, created_at, account_id, amount, remaining, expires_at) values`,
      row: "($1, $2, $3, ?, ?, ?, ?)",
      shared: [tenantId, id, at],
      rows: credits.map(({ accountId, amount, lapses }) => [accountId, amount, amount, lapses.expiresAt]),
    }),
    ...multiRow({
      name: "points_lots_kept",
      head: "insert into points_leaver_lots (tenant_id, transaction_id, account_id, expires_at) values",
      row: "($1, $2, ?, ?)",
      shared: [tenantId, id],
      rows: credits.filter(({ lapses }) => lapses.sooner).map(({ accountId, lapses }) => [accountId, lapses.own]),
    }),
    ...multiRow({
      name: "points_lots_spent",
      head: "update points_lots l set remaining = l.remaining - v.amount from (values",
      row: "(?::uuid, ?::uuid, ?::bigint)",
      tail: `) v(account_id, transaction_id, amount)
        where l.tenant_id = $1 and l.account_id = v.account_id and l.transaction_id = v.transaction_id`,
      shared: [tenantId],
      rows: spent.map((one) => [one.accountId, one.lotId, one.amount]),
    }),
    ...credited,
  ];
}
