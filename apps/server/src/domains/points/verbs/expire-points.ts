import { newId } from "../../../db/id.ts";
import { multiRow } from "../../../db/multi-row.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { type LotRow, lotColumns, toLot } from "../queries.ts";
import { type Lapse, lapseLots } from "../rules/lots.ts";
import { allocationEnd, type Expiry, type Period } from "../rules/periods.ts";
import type { Movement } from "../rules/post-entries.ts";
import { contraAccount } from "./contra-account.ts";
import { lockAccounts } from "./lock-accounts.ts";
import { type LockedAccount, type Spent, transferPoints } from "./transfer-points.ts";

interface DueRow {
  account_id: string;
  type: "allocation" | "redeemable";
  /** The rule that last gave to this account. */
  period: Period | null;
  expiry: Expiry;
  roll_over_cap: number | null;
  tenant_zone: string;
}

const dueAccounts = (db: TenantDb, now: Date, size: number, only: readonly string[] | null) =>
  db.query<DueRow>({
    name: "points_due_lots",
    text: `select d.account_id, a.type, b.period,
        case when m.status is distinct from 'archived' then b.roll_over_cap end as roll_over_cap,
        coalesce(b.expiry, (select s.allocation_expiry from points_settings s where s.tenant_id = $1), 'month') as expiry,
        (select tn.timezone from tenants tn where tn.id = $1) as tenant_zone
      from (select distinct l.account_id from points_lots l
        where l.tenant_id = $1 and l.expires_at <= $2 and l.remaining > 0 and ($4::uuid[] is null or l.account_id = any($4::uuid[])) limit $3) d
      join points_accounts a on a.tenant_id = $1 and a.id = d.account_id
      left join tenant_members m on m.tenant_id = $1 and m.id = a.owner_id
      left join points_budget_items b on b.tenant_id = $1 and a.type = 'allocation' and b.id =
        (select r.budget_item_id from points_allocation_runs r where r.tenant_id = $1 and r.member_id = a.owner_id
          order by r.ends_at desc limit 1)`,
    values: [db.tenantId, now, size, only],
  });

const openLots = (db: TenantDb, ids: readonly string[]) =>
  db.query<LotRow>({
    name: "points_open_lots",
    text: `select ${lotColumns} from points_lots l
      where l.tenant_id = $1 and l.account_id = any($2::uuid[]) and l.remaining > 0`,
    values: [db.tenantId, ids],
  });

/**
 * Expires lots that are due: what an allocation's rule rolls over stays until the end of the present period,
 * the rest goes to the expiry account. One chunk, of these accounts alone where some are given; returns whether there may be more.
 */
export async function expirePoints(
  db: TenantDb,
  now: Date,
  { size = 500, only = null }: { size?: number; only?: readonly string[] | null } = {},
): Promise<boolean> {
  const due = await dueAccounts(db, now, size, only);
  if (due.length === 0) return false;
  const expiry = contraAccount(db, "expiry");
  const ids = due.map((row) => row.account_id);
  const [accounts, lots] = await Promise.all([lockAccounts(db, [expiry, ...ids]), openLots(db, ids)]);
  const byAccount = Map.groupBy(lots, (lot) => lot.account_id);
  const kept: unknown[][] = [];
  for (const type of ["allocation", "redeemable"] as const) {
    const lapses = due
      .filter((row) => row.type === type)
      .map((row) => ({
        row,
        lapse: lapseLots(
          (byAccount.get(row.account_id) ?? []).map(toLot),
          now,
          type === "allocation" ? row.roll_over_cap : null,
        ),
      }));
    postLapses(db, {
      type,
      lapses: lapses.map(({ row, lapse }) => ({ ...lapse, accountId: row.account_id })),
      accounts,
      expiry,
      now,
    });
    for (const { row, lapse } of lapses) {
      const end = allocationEnd(now, row.tenant_zone, row.period ?? "month", row.expiry);
      kept.push(...lapse.kept.map((lotId) => [row.account_id, lotId, end]));
    }
  }
  const rolled = multiRow({
    name: "points_lots_rolled",
    head: "update points_lots l set expires_at = v.expires_at from (values",
    row: "(?::uuid, ?::uuid, ?::timestamptz)",
    tail: `) v(account_id, transaction_id, expires_at)
      where l.tenant_id = $1 and l.account_id = v.account_id and l.transaction_id = v.transaction_id`,
    shared: [db.tenantId],
    rows: kept,
  });
  for (const statement of rolled) db.write(statement);
  return due.length === size;
}

interface Posting {
  type: "allocation" | "redeemable";
  lapses: readonly (Lapse & { accountId: string })[];
  accounts: Map<string, LockedAccount>;
  expiry: string;
  now: Date;
}

function postLapses(db: TenantDb, { type, lapses, accounts, expiry, now }: Posting): void {
  const movements: Movement[] = [];
  const spent: Spent[] = [];
  let total = 0;
  for (const lapse of lapses) {
    if (lapse.total === 0) continue;
    total += lapse.total;
    movements.push({ accountId: lapse.accountId, amount: -lapse.total });
    for (const taken of lapse.taken) spent.push({ accountId: lapse.accountId, lotId: taken.id, amount: taken.amount });
  }
  if (total === 0) return;
  transferPoints(db, {
    id: newId(),
    type: type === "allocation" ? "expire_allocation" : "expire_redeemable",
    reference: { type: "tenant", id: db.tenantId },
    actorId: null,
    at: now,
    accounts,
    movements: [...movements, { accountId: expiry, amount: total }],
    spent,
    expiresAt: () => null,
  });
  const contra = accounts.get(expiry);
  if (contra) accounts.set(expiry, { ...contra, balance: contra.balance + total, version: contra.version + 1 });
}
