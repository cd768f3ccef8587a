import type { Statement } from "../../../db/statement.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import type { TransactionType } from "../ledger-tables.ts";
import type { Entry } from "../rules/post-entries.ts";

/** Fewer are written as they are: a list of values is faster then. */
const MANY = 100;

/** What it needs to know of a transfer. */
interface Crediting<Account extends { hasLots: boolean }> {
  id: string;
  type: TransactionType;
  at: Date;
  accounts: ReadonlyMap<string, Account>;
  expiresAt: (account: Account) => Date | null;
  position?: number | undefined;
}

/** The position of all entries of a transaction that are written from the rows of their accounts. */
export async function nextPosition(db: TenantDb): Promise<number | undefined> {
  const text = "select app.next_position() as position";
  return (await db.query<{ position: number }>({ name: "points_position", text }))[0]?.position;
}

/** Accounts that gain the same, with what they gain lapsing at the same time. */
const alike = <Account extends { hasLots: boolean }>(
  { accounts, expiresAt }: Crediting<Account>,
  entries: readonly Entry[],
): Map<string, Entry[]> =>
  Map.groupBy(entries, ({ accountId, amount }) => {
    const account = accounts.get(accountId);
    return account?.hasLots && amount > 0 ? `${amount}/${expiresAt(account)?.getTime() ?? ""}` : "";
  });

/**
 * Of a transfer to very many at once: the statements that credit those who gain the same, each from the rows of their accounts,
 * which are locked as they were read; and the entries that are left.
 */
export function creditMany<Account extends { hasLots: boolean }>(
  tenantId: string,
  transfer: Crediting<Account>,
  entries: readonly Entry[],
): { credited: Statement[]; others: readonly Entry[] } {
  const { position } = transfer;
  if (position === undefined || entries.length < MANY) return { credited: [], others: entries };
  const groups = [...alike(transfer, entries)].map(([key, group]) => ({
    group,
    many: key !== "" && group.length >= MANY,
  }));
  return {
    credited: groups.flatMap(({ group, many }) =>
      many ? creditAlike(tenantId, { ...transfer, position }, group) : [],
    ),
    others: groups.flatMap(({ group, many }) => (many ? [] : group)),
  };
}

function creditAlike<Account extends { hasLots: boolean }>(
  tenantId: string,
  transfer: Crediting<Account> & { position: number },
  group: readonly Entry[],
): Statement[] {
  const { id, type, at, accounts, expiresAt, position } = transfer;
  const ids = group.map(({ accountId }) => accountId);
  const [{ amount, accountId } = { amount: 0, accountId: "" }] = group;
  const account = accounts.get(accountId);
  return [
    {
      name: "points_entries_alike",
      text: `insert into points_entries
        (tenant_id, transaction_id, created_at, type, account_id, account_version, amount, balance_after, position)
        select a.tenant_id, $2::uuid, $3::timestamptz, $4::text, a.id, a.version + 1, $5::bigint, a.balance + $5::bigint, $6::bigint
        from points_accounts a where a.tenant_id = $1 and a.id = any($7::uuid[])`,
      values: [tenantId, id, at, type, amount, position, ids],
    },
    {
      name: "points_lots_alike",
      text: `insert into points_lots (tenant_id, transaction_id, created_at, account_id, amount, remaining, expires_at)
        select a.tenant_id, $2::uuid, $3::timestamptz, a.id, $4::bigint, $4::bigint, $5::timestamptz
        from points_accounts a where a.tenant_id = $1 and a.id = any($6::uuid[])`,
      values: [tenantId, id, at, amount, account ? expiresAt(account) : null, ids],
    },
    {
      name: "points_balances_alike",
      text: `update points_accounts set balance = balance + $2::bigint, version = version + 1
        where tenant_id = $1 and id = any($3::uuid[])`,
      values: [tenantId, amount, ids],
    },
  ];
}
