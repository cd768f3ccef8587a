import { newId } from "../../../db/id.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { type AccountRow, accountColumns, toAccount } from "../queries.ts";
import { accountId } from "../rules/account-id.ts";
import { allocationEnd, type Expiry } from "../rules/periods.ts";
import { planReversal, type Reversal } from "../rules/plan-reversal.ts";
import { advanceAccounts } from "./advance-accounts.ts";
import { contraAccount } from "./contra-account.ts";
import { bankAccount, bookBank, noteLevel } from "./move-bank.ts";
import { type LockedAccount, transferPoints } from "./transfer-points.ts";

interface Reverse {
  transactionIds: readonly string[];
  actorId: string;
  now: Date;
  /** Why, in an administrator's words. */
  note?: string;
}
interface EntryRow {
  transaction_id: string;
  account_id: string;
  amount: number;
  lot_remaining: number | null;
  reference_type: string;
  reference_id: string;
  reversed: boolean;
  /** When what is given back to this account lapses: with what its owner was handed out last. */
  period_ends_at: Date | null;
  tenant_zone: string;
  allocation_expiry: Expiry;
}

/** Where that has lapsed, points that come back stay until the end of a period, as any others do. */
function returnedUntil(row: EntryRow | undefined, now: Date): Date | null {
  if (!row?.period_ends_at || row.period_ends_at > now) return row?.period_ends_at ?? null;
  return allocationEnd(now, row.tenant_zone, "month", row.allocation_expiry);
}

/** What a bank paid may have to go on to the issuance: its lock is taken in the same order. No other reversal waits for it. */
const locked = `select ${accountColumns}
  from points_accounts a where a.tenant_id = $1 and (a.id = $3
    or a.id = any(array(select e.account_id from points_entries e where e.tenant_id = $1 and e.transaction_id = any($2::uuid[])))
    or a.id = $4 and exists (select from points_entries e join points_accounts b on b.tenant_id = $1 and b.id = e.account_id
      where e.tenant_id = $1 and e.transaction_id = any($2::uuid[]) and b.type = 'fund' and b.purpose = ''))
  order by a.id for no key update`;
const lockStatement = (db: TenantDb, transactionIds: readonly string[]) => ({
  text: locked,
  values: [db.tenantId, transactionIds, contraAccount(db, "shortfall"), accountId(db.tenantId, "fund", "issuance")],
});

const entries = `select e.transaction_id, e.account_id, e.amount::float8 as amount, l.remaining::float8 as lot_remaining,
    t.reference_type, t.reference_id,
    coalesce((select true from points_transactions r where r.tenant_id = $1 and r.reverses_id = e.transaction_id limit 1), false) as reversed,
    case when e.amount < 0 then (select o.expires_at from points_allocation_runs r join points_accounts a
      on a.tenant_id = $1 and a.id = e.account_id
      join points_lots o on o.tenant_id = $1 and o.account_id = a.id and o.transaction_id = r.transaction_id
      where r.tenant_id = $1 and r.member_id = a.owner_id order by r.ends_at desc limit 1) end as period_ends_at,
    (select tn.timezone from tenants tn where tn.id = $1) as tenant_zone,
    coalesce((select s.allocation_expiry from points_settings s where s.tenant_id = $1), 'month') as allocation_expiry
  from points_entries e
  join points_transactions t on t.tenant_id = $1 and t.id = e.transaction_id
  left join points_lots l on l.tenant_id = $1 and l.account_id = e.account_id and l.transaction_id = e.transaction_id
  where e.tenant_id = $1 and e.transaction_id = any($2::uuid[])
  order by e.transaction_id, e.account_id`;

interface Planned extends Reversal {
  reversesId: string;
  rows: EntryRow[];
}
/** One plan for each of these that is not reversed yet. */
async function planned(db: TenantDb, transactionIds: readonly string[]): Promise<Planned[]> {
  const rows = await db.query<EntryRow>({ text: entries, values: [db.tenantId, transactionIds] });
  const open = Map.groupBy(
    rows.filter((row) => !row.reversed),
    (row) => row.transaction_id,
  );
  const shortfallId = contraAccount(db, "shortfall");
  return [...open].map(([reversesId, rows]) => {
    const originals = rows.map((row) => ({
      accountId: row.account_id,
      amount: row.amount,
      lotRemaining: row.lot_remaining,
    }));
    return { reversesId, rows, ...planReversal(originals, shortfallId) };
  });
}

interface Outcome {
  /** What is taken back from the recipients. */
  returns: number;
  /** What the tenant bears. */
  shortfall: number;
}
function outcomeOf(plans: readonly Planned[]): Outcome {
  const taken = plans.flatMap((plan) => plan.taken);
  return {
    returns: taken.reduce((sum, one) => sum + one.amount, 0),
    shortfall: plans.reduce((sum, plan) => sum + plan.shortfall, 0),
  };
}

/** What reversing them now would do; locks and writes nothing, so it may be another amount when they are reversed. */
export async function previewReversal(db: TenantDb, transactionIds: readonly string[]): Promise<Outcome> {
  return outcomeOf(transactionIds.length > 0 ? await planned(db, transactionIds) : []);
}

/** Holds the accounts of a transaction, and with them whatever else would reverse it. */
export async function lockTransaction(db: TenantDb, transactionId: string): Promise<void> {
  await db.query<AccountRow>(lockStatement(db, [transactionId]));
}

/**
 * Takes transactions back: what is left of their lots returns to the givers' allocation, and the tenant's shortfall
 * account bears what was spent meanwhile. A bank keeps what comes back to it, unless it is archived. Returns what was
 * done, as it was read under the lock.
 */
export async function reversePoints(db: TenantDb, { transactionIds, actorId, now, note }: Reverse): Promise<Outcome> {
  if (transactionIds.length === 0) return outcomeOf([]);
  const [accountRows, plans] = await Promise.all([
    db.query<AccountRow>(lockStatement(db, transactionIds)),
    planned(db, transactionIds),
  ]);
  const accounts = new Map<string, LockedAccount>(accountRows.map((row) => [row.id, toAccount(row)]));
  for (const { reversesId, rows, ...plan } of plans) {
    const of = new Map(rows.map((row) => [row.account_id, row]));
    const [first] = rows;
    if (!first) continue;
    transferPoints(db, {
      id: newId(),
      type: "reversal",
      reference: { type: first.reference_type, id: first.reference_id },
      actorId,
      reversesId,
      note,
      at: now,
      accounts,
      movements: plan.movements,
      spent: plan.taken.map((one) => ({ ...one, lotId: reversesId })),
      expiresAt: (account) => returnedUntil(of.get(account.id), now),
    });
    advanceAccounts(accounts, plan.movements);
  }
  db.write({
    text: `delete from points_sent where tenant_id = $1 and transaction_id = any($2::uuid[])
      and sender_id = any(array(select t.actor_id from points_transactions t where t.tenant_id = $1 and t.id = any($2::uuid[])))`,
    values: [db.tenantId, transactionIds],
  });
  const banks = [...accounts.values()].filter(({ id, ownerId }) => id === bankAccount(ownerId));
  const archived = await archivedOf(db, banks);
  for (const { ownerId, balance } of banks)
    if (archived.has(ownerId)) await bookBank({ db, now }, { bankId: ownerId, actorId, amount: "all", note: "" });
    else await noteLevel(db, ownerId, balance, now);
  return outcomeOf(plans);
}

/** What comes back to one of them goes where archiving it sent what it held. Read under their accounts' locks. */
async function archivedOf(db: TenantDb, banks: readonly LockedAccount[]): Promise<Set<string>> {
  if (banks.length === 0) return new Set();
  const rows = await db.query<{ id: string }>({
    text: `select b.id from points_budget_items b where b.tenant_id = $1 and b.id = any($2::uuid[]) and b.ended_at is not null`,
    values: [db.tenantId, banks.map(({ ownerId }) => ownerId)],
  });
  return new Set(rows.map(({ id }) => id));
}
