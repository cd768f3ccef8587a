import type { TransactionType } from "@plaudit/api/statement.ts";
import { type SQL, sql } from "drizzle-orm";
import type { TenantDb } from "../../db/tenant-db.ts";
import { DomainError } from "../../error.ts";

export interface TransactionFacts {
  type: TransactionType;
  actorId: string | null;
  reversed: boolean;
}
export interface OwnerFacts {
  id: string;
  archived: boolean;
  lockedAt: Date | null;
}
export interface LineRow extends TransactionFacts {
  version: number;
  amount: number;
  balance: number;
  createdAt: Date;
  id: string;
  referenceType: string;
  referenceId: string;
  reversesId: string | null;
  reversedType: TransactionType | null;
  reversedAt: Date | null;
  note: string | null;
  lapsesAt: Date | null;
  left: number | null;
}

/** Which entries `e` of transactions `t`. */
export interface LineFilter {
  typeIn?: readonly TransactionType[] | undefined;
  from?: string | undefined;
  to?: string | undefined;
}
export const filtered = ({ typeIn, from, to }: LineFilter): SQL => {
  const types = typeIn?.length ? sql` and t.type = any(${sql.param(typeIn)}::text[])` : sql``;
  const since = from === undefined ? sql`` : sql` and e.created_at >= ${from}::timestamptz`;
  const until = to === undefined ? sql`` : sql` and e.created_at < ${to}::timestamptz`;
  return sql`${types}${since}${until}`;
};

/** An account's entries before a version, newest first: one range of the entries' own key. */
export const linesBefore = (
  { tenantId }: Pick<TenantDb, "tenantId">,
  { account, before, limit, filter }: { account: string; before: number; limit: number; filter: LineFilter },
): SQL => sql`
  select e.account_version as version, e.amount, e.balance_after as balance, e.created_at as "createdAt", t.id, t.type,
    t.actor_id as "actorId", t.reference_type as "referenceType", t.reference_id as "referenceId",
    t.reverses_id as "reversesId", o.type as "reversedType", o.created_at as "reversedAt",
    coalesce((select true from points_transactions r where r.tenant_id = ${tenantId} and r.reverses_id = t.id limit 1), false) as reversed,
    l.expires_at as "lapsesAt", l.remaining as "left", w.note
  from points_entries e
  join points_transactions t on t.tenant_id = ${tenantId} and t.id = e.transaction_id
  left join points_transactions o on o.tenant_id = ${tenantId} and o.id = t.reverses_id
  left join points_lots l on l.tenant_id = ${tenantId} and l.account_id = e.account_id and l.transaction_id = e.transaction_id
  left join points_notes w on w.tenant_id = ${tenantId} and w.transaction_id = t.id
  where e.tenant_id = ${tenantId} and e.account_id = ${account} and e.account_version < ${before}${filtered(filter)}
  order by e.account_version desc limit ${limit}`;

export interface RecipientRow {
  transactionId: string;
  memberId: string;
  amount: number;
}

/** Some of those whom each of these transactions brought points. */
export const firstRecipients = async (db: TenantDb, transactionIds: string[], limit: number) =>
  transactionIds.length === 0
    ? []
    : db.rows<RecipientRow>(sql`
        select x.id as "transactionId", r.owner_id as "memberId", r.amount
        from unnest(${sql.param(transactionIds)}::uuid[]) x(id)
        cross join lateral (
          select a.owner_id, e.amount from points_entries e
          join points_accounts a on a.tenant_id = ${db.tenantId} and a.id = e.account_id and a.type = 'redeemable'
          where e.tenant_id = ${db.tenantId} and e.transaction_id = x.id and e.amount > 0 limit ${limit}) r`);

export const recipientsAfter = (db: TenantDb, transactionId: string, after: string, limit: number) =>
  db.rows<RecipientRow>(sql`
    select e.transaction_id as "transactionId", a.owner_id as "memberId", e.amount from points_entries e
    join points_accounts a on a.tenant_id = ${db.tenantId} and a.id = e.account_id and a.type = 'redeemable'
    where e.tenant_id = ${db.tenantId} and e.transaction_id = ${transactionId} and e.amount > 0 and a.owner_id > ${after}::uuid
    order by a.owner_id limit ${limit}`);

/** With the people whom it brought points, and how many. */
export interface TransactionRow extends TransactionFacts {
  id: string;
  createdAt: Date;
  amount: number;
  people: number;
}
export async function transactionRow(db: TenantDb, id: string): Promise<TransactionRow> {
  const [found] = await db.rows<TransactionRow>(sql`
    select t.id, t.type, t.actor_id as "actorId", t.created_at as "createdAt", s.amount, s.people,
      coalesce((select true from points_transactions r where r.tenant_id = ${db.tenantId} and r.reverses_id = t.id limit 1), false) as reversed
    from points_transactions t
    cross join lateral (
      select coalesce(sum(e.amount), 0)::bigint as amount, count(*)::int as people from points_entries e
      join points_accounts a on a.tenant_id = ${db.tenantId} and a.id = e.account_id and a.type = 'redeemable'
      where e.tenant_id = ${db.tenantId} and e.transaction_id = t.id and e.amount > 0) s
    where t.tenant_id = ${db.tenantId} and t.id = ${id}`);
  if (!found) throw new DomainError("NotFound", "statement.missing");
  return found;
}
