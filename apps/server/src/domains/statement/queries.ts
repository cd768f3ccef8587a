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
  /** When this was reversed, what that took from the account, and why. */
  takenBackAt: Date | null;
  takenBack: number;
  takenBackNote: string | null;
  note: string | null;
  lapsesAt: Date | null;
  left: number | null;
}

export interface LineFilter {
  typeIn?: readonly TransactionType[] | undefined;
  from?: string | undefined;
  to?: string | undefined;
}
type Tenant = Pick<TenantDb, "tenantId">;

/**
 * The last version of an account before an instant, by halving: at least `low`, at most `high`. An entry's instant is
 * when its transaction began, so versions that follow each other may be out of order by as long as a transaction lasts.
 */
const versionAt = ({ tenantId }: Tenant, account: string, at: SQL, bound: "low" | "high"): SQL => sql`(
  with recursive half(low, high) as (
    select 0, a.version from points_accounts a where a.tenant_id = ${tenantId} and a.id = ${account}
    union all
    select case when m.early then m.version else h.low end, case when m.early then h.high else m.version - 1 end
    from half h cross join lateral (
      select e.account_version as version, e.created_at < ${at} as early from points_entries e
      where e.tenant_id = ${tenantId} and e.account_id = ${account} and e.account_version = (h.low + h.high + 1) / 2 offset 0) m
    where h.low < h.high)
  select ${sql.raw(bound)} from half order by high - low limit 1)`;

/** Within these instants: exactly by the entry's own, and by a range of the key that is a day wider on both sides. */
function within(db: Tenant, account: string, { from, to }: LineFilter): SQL {
  const since = sql`${from}::timestamptz`;
  const until = sql`${to}::timestamptz`;
  const first = () => versionAt(db, account, sql`${since} - interval '1 day'`, "low");
  const last = () => versionAt(db, account, sql`${until} + interval '1 day'`, "high");
  return sql.join([
    from === undefined ? sql`` : sql` and e.created_at >= ${since} and e.account_version > ${first()}`,
    to === undefined ? sql`` : sql` and e.created_at < ${until} and e.account_version <= ${last()}`,
  ]);
}

export interface Stretch {
  account: string;
  before: number;
  limit: number;
  filter: LineFilter;
}

/**
 * An account's entries before a version, newest first: a range of the entries' own key, or one for each chosen kind of
 * the index of all kinds but recognitions, which are common enough to be met on the way.
 */
export function entriesBefore(db: Tenant, { account, before, limit, filter }: Stretch): SQL {
  const dates = within(db, account, filter);
  const newest = (kind: SQL) => sql`(
    select e.* from points_entries e
    where e.tenant_id = ${db.tenantId} and e.account_id = ${account} and e.account_version < ${before}${kind}${dates}
    order by e.account_version desc limit ${limit})`;
  if (!filter.typeIn?.length) return newest(sql``);
  const types = new Set(filter.typeIn);
  const parts = types.delete("recognition") ? [newest(sql` and e.type = 'recognition'`)] : [];
  const ofKind = newest(sql` and e.type = k.type and e.type <> 'recognition'`);
  if (types.size > 0)
    parts.push(sql`(select x.* from unnest(${sql.param([...types])}::text[]) k(type) cross join lateral ${ofKind} x)`);
  return sql`(select x.* from (${sql.join(parts, sql` union all `)}) x order by x.account_version desc limit ${limit})`;
}

/** With all that a statement shows of them. */
export const linesBefore = (db: Tenant, stretch: Stretch): SQL => {
  const { tenantId } = db;
  return sql`
  select e.account_version as version, e.amount, e.balance_after as balance, e.created_at as "createdAt", t.id, t.type,
    t.actor_id as "actorId", t.reference_type as "referenceType", t.reference_id as "referenceId",
    t.reverses_id as "reversesId", o.type as "reversedType", o.created_at as "reversedAt",
    z.id is not null as reversed, z.created_at as "takenBackAt",
    coalesce((select -x.amount from points_entries x where x.tenant_id = ${tenantId} and x.transaction_id = z.id
      and x.account_id = e.account_id), 0) as "takenBack",
    (select n.note from points_notes n where n.tenant_id = ${tenantId} and n.transaction_id = z.id) as "takenBackNote",
    l.expires_at as "lapsesAt", l.remaining as "left", w.note
  from ${entriesBefore(db, stretch)} e
  join points_transactions t on t.tenant_id = ${tenantId} and t.id = e.transaction_id
  left join points_transactions o on o.tenant_id = ${tenantId} and o.id = t.reverses_id
  left join lateral (select r.id, r.created_at from points_transactions r
    where r.tenant_id = ${tenantId} and r.reverses_id = t.id limit 1) z on true
  left join points_lots l on l.tenant_id = ${tenantId} and l.account_id = e.account_id and l.transaction_id = e.transaction_id
  left join points_notes w on w.tenant_id = ${tenantId} and w.transaction_id = t.id
  order by e.account_version desc`;
};

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
