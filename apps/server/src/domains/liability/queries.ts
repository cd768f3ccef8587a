import type { TenantDb } from "../../db/tenant-db.ts";
import type { Month } from "./rules/months.ts";
import type { MonthRow } from "./rules/past-months.ts";

/** The first transaction's instant; null where there is none. */
export async function firstMove(db: TenantDb): Promise<Date | null> {
  const [row] = await db.query<{ at: Date | null }>({
    text: "select min(t.created_at) as at from points_transactions t where t.tenant_id = $1",
    values: [db.tenantId],
  });
  return row?.at ?? null;
}

export interface Proof {
  entries: number;
  balances: number;
  lots: number;
  total: number;
  wrongAccounts: number;
  counted: number;
  people: number;
}
export interface Part {
  part: "age" | "country" | "team" | "lapse";
  key: string;
  points: number;
  people: number;
}
interface Counted {
  proof: Proof;
  months: { n: number; account: string; type: string; credits: number; debits: number }[];
  /** By a number: from those older than a year to those of the last month. */
  ages: { n: number; points: number }[];
  countries: { key: string; points: number; people: number }[];
  teams: { key: string; points: number; people: number }[];
  /** By the number of the coming month, from 1; 0 never lapses. */
  lapses: { n: number; points: number }[];
}

const list = (from: string) => `(select coalesce(jsonb_agg(x), '[]') from (${from}) x)`;
const ends =
  "array(select ($4::timestamptz at time zone $5 - make_interval(months => n)) at time zone $5 from unnest(array[12, 9, 6, 3, 1]) n)";

/**
 * Sums a whole ledger in one statement, and so of one instant: what is sent meanwhile is in all of these figures or in none. Booked,
 * held and left are summed apart from each other, which proves them.
 */
const counting = `
  with lots as materialized (
    select width_bucket(l.created_at, ${ends}) as age,
      case when l.expires_at is null then 0 else greatest(1, width_bucket(l.expires_at, $3::timestamptz[])) end as lapse,
      sum(l.remaining) as points
    from points_lots l join points_accounts a on a.tenant_id = $1 and a.id = l.account_id and a.type = 'redeemable' and a.purpose = ''
    where l.tenant_id = $1 and l.remaining > 0 group by 1, 2),
  accounts as materialized (
    select a.id, a.owner_id, a.balance, a.type = 'redeemable' and a.purpose = '' as owed,
      coalesce(e.booked, 0) as booked, coalesce(e.counted, 0) as counted, coalesce(r.remaining, 0) as remaining,
      a.purpose = '' and a.type in ('allocation', 'redeemable') as has_lots
    from points_accounts a
    left join (select e.account_id, sum(e.amount) as booked, count(*) as counted from points_entries e
      where e.tenant_id = $1 group by e.account_id) e on e.account_id = a.id
    left join (select l.account_id, sum(l.remaining) as remaining from points_lots l
      where l.tenant_id = $1 group by l.account_id) r on r.account_id = a.id
    where a.tenant_id = $1),
  owners as materialized (
    select a.id, a.owner_id, a.balance, coalesce(m.country, '') as country from accounts a
    left join tenant_members m on m.tenant_id = $1 and m.id = a.owner_id where a.owed and a.balance <> 0)
  select
    (select to_jsonb(x) from (select coalesce(sum(a.booked) filter (where a.owed), 0) as entries,
        coalesce(sum(a.balance) filter (where a.owed), 0) as balances, coalesce(sum(a.remaining) filter (where a.owed), 0) as lots,
        coalesce(sum(a.booked), 0) as total, coalesce(sum(a.counted), 0) as counted,
        count(*) filter (where a.booked <> a.balance or a.has_lots and a.remaining <> a.balance) as "wrongAccounts",
        count(*) filter (where a.owed and a.balance > 0) as people
      from accounts a) x) as proof,
    ${list(`select width_bucket(e.created_at, $2::timestamptz[]) as n, a.type as account, t.type,
        coalesce(sum(e.amount) filter (where e.amount > 0), 0) as credits, coalesce(-sum(e.amount) filter (where e.amount < 0), 0) as debits
      from points_entries e join points_transactions t on t.tenant_id = $1 and t.id = e.transaction_id
      join points_accounts a on a.tenant_id = $1 and a.id = e.account_id and a.purpose = ''
      where e.tenant_id = $1 group by 1, 2, 3`)} as months,
    ${list("select lots.age as n, sum(lots.points) as points from lots group by 1")} as ages,
    ${list("select o.country as key, sum(o.balance) as points, count(*) as people from owners o group by 1")} as countries,
    ${list(`select coalesce(i.team_id::text, '') as key, sum(o.balance) as points, count(*) as people from owners o
      left join (select e.team_id, e.member_id from team_members e join teams t on t.tenant_id = $1 and t.id = e.team_id
        where e.tenant_id = $1 and t.archived_at is null) i on i.member_id = o.owner_id group by 1`)} as teams,
    ${list("select lots.lapse as n, sum(lots.points) as points from lots group by 1")} as lapses`;

interface Times {
  now: Date;
  zone: string;
  past: readonly Month[];
  coming: readonly Month[];
}
export async function countAll(db: TenantDb, { now, zone, past, coming }: Times): Promise<Counted> {
  const starts = (months: readonly Month[]) => months.map(({ start }) => start.toISOString());
  const [found] = await db.query<Counted>({
    text: counting,
    values: [db.tenantId, starts(past), starts(coming), now, zone],
  });
  if (!found) throw new Error("a count without a row");
  return found;
}

export const storedMonths = (db: TenantDb) =>
  db.query<MonthRow>({
    name: "liability_months",
    text: `select m.month, m.account, m.type, m.credits, m.debits from liability_months m where m.tenant_id = $1`,
    values: [db.tenantId],
  });

export interface StoredCount extends Proof {
  countedAt: Date;
  timezone: string;
  changedMonths: string[];
}
/** `lock` for whoever counts anew. */
export async function storedCount(db: TenantDb, lock = false): Promise<StoredCount | null> {
  const [row] = await db.query<StoredCount>({
    name: `liability_count_${lock}`,
    text: `select c.counted_at as "countedAt", c.timezone, c.entries, c.balances, c.lots, c.total, c.wrong_accounts as "wrongAccounts",
        c.changed_months as "changedMonths", c.counted, c.people
      from liability_counts c where c.tenant_id = $1 ${lock ? "for update" : ""}`,
    values: [db.tenantId],
  });
  return row ?? null;
}

/** Every part that is not of a team, and the teams to which most is owed. */
export const storedParts = (db: TenantDb, teams: number) =>
  db.query<Part>({
    name: "liability_parts",
    text: `select p.part, p.key, p.points, p.people from liability_parts p where p.tenant_id = $1 and p.part <> 'team'
      union all (select p.part, p.key, p.points, p.people from liability_parts p
        where p.tenant_id = $1 and p.part = 'team' order by p.points desc, p.key limit $2)`,
    values: [db.tenantId, teams],
  });

export async function teamsStored(db: TenantDb): Promise<number> {
  const [row] = await db.query<{ teams: number }>({
    name: "liability_teams",
    text: "select count(*)::int as teams from liability_parts p where p.tenant_id = $1 and p.part = 'team'",
    values: [db.tenantId],
  });
  return row?.teams ?? 0;
}
