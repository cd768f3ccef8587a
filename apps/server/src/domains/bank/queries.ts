import type { GiftSource } from "@plaudit/api/gift-sources.ts";
import type { TransactionType } from "@plaudit/api/statement.ts";
import { type SQL, sql } from "drizzle-orm";
import type { TenantDb } from "../../db/tenant-db.ts";
import { DomainError } from "../../error.ts";
import { bankAccount, lockBudgetItem } from "../points/index.ts";

export interface BankRow {
  id: string;
  name: string;
  ownerIds: string[];
  alertBelow: number | null;
  lowSince: Date | null;
  balance: number;
  endedAt: Date | null;
  createdAt: Date;
  version: number;
}

const banksWhere = ({ tenantId }: TenantDb, condition: SQL): SQL => sql`
  select b.id, b.name, k.owner_ids as "ownerIds", k.alert_below as "alertBelow", k.low_since as "lowSince",
    a.balance, b.ended_at as "endedAt", b.created_at as "createdAt", b.version
  from points_budget_items b
  join points_banks k on k.tenant_id = ${tenantId} and k.id = b.id
  join points_accounts a on a.tenant_id = ${tenantId} and a.id = md5(b.id::text || '/fund/')::uuid
  where b.tenant_id = ${tenantId} and b.source = 'pointsBank' and ${condition}`;

/** By name; of those that are archived the latest first. */
export const bankRows = (db: TenantDb, archived: boolean): Promise<BankRow[]> =>
  db.rows<BankRow>(
    archived
      ? sql`${banksWhere(db, sql`b.ended_at is not null`)} order by b.ended_at desc, b.id limit 100`
      : sql`${banksWhere(db, sql`b.ended_at is null`)} order by b.name_key, b.id`,
  );

export async function countArchived(db: TenantDb): Promise<number> {
  const [found] = await db.rows<{ count: number }>(sql`
    select count(*)::int as count from points_budget_items b
    where b.tenant_id = ${db.tenantId} and b.source = 'pointsBank' and b.ended_at is not null`);
  return found?.count ?? 0;
}

/** `lock` for who is about to change it; the lock of its account comes after this one. */
export async function bankRow(db: TenantDb, id: string, lock = false): Promise<BankRow> {
  if (lock) lockBudgetItem(db, id);
  const [row] = await db.rows<BankRow>(banksWhere(db, sql`b.id = ${id}`));
  if (!row) throw new DomainError("NotFound", "bank.missing");
  return row;
}

/** Whether a rule of gifts that is on is paid from it. */
export async function paysGifts(db: TenantDb, id: string): Promise<boolean> {
  const rows = await db.rows(sql`
    select 1 from points_gift_rules g
    join points_budget_items b on b.tenant_id = ${db.tenantId} and b.id = g.id and b.paused_at is null and b.ended_at is null
    where g.tenant_id = ${db.tenantId} and g.bank_id = ${id} limit 1`);
  return rows.length > 0;
}

/** Whether incentives are paid from it, those that name no bank or one of their own that has not ended. */
export async function paysIncentives(db: TenantDb, id: string): Promise<boolean> {
  const rows = await db.rows(sql`
    select 1 from points_settings s where s.tenant_id = ${db.tenantId} and s.incentive_bank_id = ${id}
    union all select 1 from incentives t where t.tenant_id = ${db.tenantId} and t.budget_item_id = ${id}
      and t.ended_at is null and (t.closes_at is null or t.closes_at > app.now()) limit 1`);
  return rows.length > 0;
}

/** Whether awards that can still be given are paid from it. */
export async function paysAwards(db: TenantDb, id: string): Promise<boolean> {
  const rows = await db.rows(sql`
    select 1 from award_types t where t.tenant_id = ${db.tenantId} and t.budget_item_id = ${id}
      and t.archived_at is null and t.finalized_at is null limit 1`);
  return rows.length > 0;
}

export interface PurposeRow {
  id: string;
  gifts: GiftSource[];
  awards: number;
  incentives: number;
}

/** What each of these banks pays for now: rules of gifts that are on, awards and incentives that are open. */
export const purposesOf = (db: TenantDb, bankIds: readonly string[]) =>
  db.rows<PurposeRow>(sql`
    select b.id, array(select distinct r.source from points_gift_rules g
        join points_budget_items r on r.tenant_id = ${db.tenantId} and r.id = g.id and r.paused_at is null and r.ended_at is null
        where g.tenant_id = ${db.tenantId} and g.bank_id = b.id order by r.source) as gifts,
      (select count(*)::int from award_types t where t.tenant_id = ${db.tenantId} and t.budget_item_id = b.id
        and t.archived_at is null and t.finalized_at is null) as awards,
      (select count(*)::int from incentives t where t.tenant_id = ${db.tenantId}
        and coalesce(t.budget_item_id, (select s.incentive_bank_id from points_settings s where s.tenant_id = ${db.tenantId})) = b.id
        and t.started_at is not null and t.ended_at is null and (t.closes_at is null or t.closes_at > app.now())) as incentives
    from unnest(${sql.param(bankIds)}::uuid[]) as b (id)`);

export interface WeekRow {
  account: string;
  /** How many weeks ago; 0 is the present one. */
  week: number;
  end: number;
  /** What it held before its first movement of that week. */
  begin: number;
  paid: number;
}

/** What each bank held and paid, by week; a week without movements has no row. */
export const weeksOf = (db: TenantDb, bankIds: readonly string[], { now, since }: { now: Date; since: Date }) =>
  db.rows<WeekRow>(sql`
    select e.account_id as account, floor(extract(epoch from ${now}::timestamptz - e.created_at) / 604800)::int as week,
      (array_agg(e.balance_after order by e.account_version desc))[1] as end,
      (array_agg(e.balance_after - e.amount order by e.account_version))[1] as begin,
      coalesce(-sum(e.amount) filter (where e.type not in ('deposit', 'adjustment')), 0)::bigint as paid
    from points_entries e
    where e.tenant_id = ${db.tenantId} and e.account_id = any(${sql.param(bankIds.map(bankAccount))}::uuid[])
      and e.created_at > ${since}
    group by e.account_id, week`);

export interface DayRow {
  day: string;
  end: number;
  begin: number;
  deposited: number;
}

/** What a bank held at the end of each day of the tenant's on which something came or went. */
export const daysOf = (db: TenantDb, bankId: string, { since, zone }: { since: Date; zone: string }) =>
  db.rows<DayRow>(sql`
    select (e.created_at at time zone ${zone})::date::text as day,
      (array_agg(e.balance_after order by e.account_version desc))[1] as end,
      (array_agg(e.balance_after - e.amount order by e.account_version))[1] as begin,
      coalesce(sum(e.amount) filter (where e.type = 'deposit'), 0)::float8 as deposited
    from points_entries e
    where e.tenant_id = ${db.tenantId} and e.account_id = ${bankAccount(bankId)} and e.created_at > ${since}
    group by 1 order by 1`);

export interface BankLineRow {
  version: number;
  id: string;
  type: TransactionType;
  amount: number;
  balance: number;
  createdAt: Date;
  actorId: string | null;
  note: string;
  people: number;
}

/** A bank's entries before a version, newest first: one range of the entries' own key. */
export const bankLines = (
  { tenantId }: Pick<TenantDb, "tenantId">,
  bankId: string,
  before: number,
  limit: number,
) => sql`
  select e.account_version as version, t.id, t.type, e.amount, e.balance_after as balance, e.created_at as "createdAt",
    t.actor_id as "actorId", coalesce(n.note, '') as note,
    case when t.type in ('deposit', 'adjustment') then 0
      else (select count(*) - 1 from points_entries o where o.tenant_id = ${tenantId} and o.transaction_id = t.id) end::int as people
  from points_entries e
  join points_transactions t on t.tenant_id = ${tenantId} and t.id = e.transaction_id
  left join points_notes n on n.tenant_id = ${tenantId} and n.transaction_id = t.id
  where e.tenant_id = ${tenantId} and e.account_id = ${bankAccount(bankId)} and e.account_version < ${before}
  order by e.account_version desc limit ${limit}`;
