import type { TenantDb } from "../../../db/tenant-db.ts";
import { type LedgerAccount, type LedgerEntry, replayLedger } from "../rules/replay-ledger.ts";

const PAGE = 10_000;
const FIRST = "00000000-0000-0000-0000-000000000000";

const accountsOf = (db: TenantDb) =>
  db.query<LedgerAccount>({
    text: `select a.id, a.balance, a.version, a.lower_limit as "lowerLimit",
        a.purpose = '' and a.type in ('allocation', 'redeemable') as "hasLots"
      from points_accounts a where a.tenant_id = $1`,
    values: [db.tenantId],
  });

const entriesAfter = (db: TenantDb, accountId: string, version: number) =>
  db.query<LedgerEntry>({
    text: `select e.account_id as "accountId", e.account_version as "accountVersion", e.transaction_id as "transactionId",
        e.amount, e.balance_after as "balanceAfter", coalesce(e.type <> t.type, false) as "wrongType"
      from points_entries e left join points_transactions t on t.tenant_id = $1 and t.id = e.transaction_id
      where e.tenant_id = $1 and (e.account_id, e.account_version) > ($2::uuid, $3::int)
      order by e.account_id, e.account_version limit ${PAGE}`,
    values: [db.tenantId, accountId, version],
  });

const transactionsAfter = (db: TenantDb, id: string) =>
  db.query<{ id: string }>({
    text: `select t.id from points_transactions t where t.tenant_id = $1 and t.id > $2 order by t.id limit ${PAGE}`,
    values: [db.tenantId, id],
  });

const lotSums = (db: TenantDb) =>
  db.query<{ id: string; remaining: number }>({
    text: `select l.account_id as id, sum(l.remaining)::bigint as remaining from points_lots l
      where l.tenant_id = $1 group by l.account_id`,
    values: [db.tenantId],
  });

/** Replays every entry of a tenant. The transaction must read one snapshot: repeatable read. */
export async function verifyLedger(db: TenantDb) {
  const [accounts, lots] = await Promise.all([accountsOf(db), lotSums(db)]);
  const ledger = replayLedger(accounts);
  for (let entries = await entriesAfter(db, FIRST, 0); ; ) {
    for (const entry of entries) ledger.entry(entry);
    const last = entries.at(-1);
    if (!last || entries.length < PAGE) break;
    entries = await entriesAfter(db, last.accountId, last.accountVersion);
  }
  for (const lot of lots) ledger.lots(lot.id, lot.remaining);
  const ids: string[] = [];
  for (let page = await transactionsAfter(db, FIRST); ; ) {
    for (const { id } of page) ids.push(id);
    const last = page.at(-1);
    if (!last || page.length < PAGE) break;
    page = await transactionsAfter(db, last.id);
  }
  return ledger.finish(ids);
}
