import type { TenantDb } from "../../db/tenant-db.ts";
import { fittingRules, rulesOf } from "./account-queries.ts";
import { isEligible, isIn } from "./audience.ts";
import type { Audience } from "./budget-tables.ts";
import { readBarred } from "./rules/read-past.ts";

export interface PastRow {
  id: string;
  present: boolean;
  country: string | null;
  joined_at: Date | null;
  zone: string;
  /** Whether they are in the audience that is asked about. */
  asked: boolean;
  /** Whether they are in the audience that receives points now. */
  takes_part: boolean;
  rule_ids: string[];
  teams: string | null;
  /** What was left when the span began, and when it lapses. */
  opening: number;
  opening_ends: Date | null;
  handed: number;
  /** Numbers with spaces between them: see `readGrants` and `readSends`. */
  lots: string | null;
  sent: string | null;
  /** What they had to spend when the span began, what lapsed in it, and what else came and went: see `readMovements`. */
  spendable: number;
  lapsed: number;
  moved: string | null;
}
/** Of a rule that is proposed; of settings; or of neither. */
export type Question = "rule" | "settings" | "limits";
/** People by their ids: those after the first, up to the last. */
export interface Page {
  after: string;
  upTo: string;
}
export interface Asked {
  from: Date;
  to: Date;
  question: Question;
  audience: Audience | null;
  /** Of settings: from when on it matters what came to spend, and what became of it; null where it does not. */
  spentSince: Date | null;
}

const FIRST = "00000000-0000-0000-0000-000000000000";
const LAST = "ffffffff-ffff-ffff-ffff-ffffffffffff";

const ms = (column: string) => `(date_part('epoch', ${column}) * 1000)::bigint`;
const account = (type: "allocation" | "redeemable") => `md5(p.id::text || '/${type}/')::uuid`;
const isPresent = "m.status = 'joined' and m.suspended_at is null";
const eligible = isIn("s.eligible");
/** In SQL, whether somebody is asked about, and which rules concern them. */
const concerns: Record<Question, { asked: string; rules: string }> = {
  rule: { asked: `${isEligible} and ${isIn("$6::jsonb")}`, rules: fittingRules },
  settings: { asked: isIn("$6::jsonb"), rules: rulesOf },
  limits: { asked: "false", rules: "'{}'" },
};
const openingBalance = `coalesce((select e.balance_after from points_entries e
  where e.tenant_id = $1 and e.account_id = ${account("allocation")} and e.created_at < $2
  order by e.account_version desc limit 1), 0)::float8`;
/** What came and went since $7, in one pass over the account's entries from there on; what lapsed by itself is apart. */
const spending = `left join lateral (select e.account_version as version, e.balance_after as held from points_entries e
    where e.tenant_id = $1 and e.account_id = ${account("redeemable")} and e.created_at < $7
    order by e.account_version desc limit 1) b on true
  left join lateral (
    select (coalesce(b.held, 0) + coalesce(sum(e.amount) filter (where e.created_at < $2), 0))::float8 as spendable,
      coalesce(-sum(e.amount) filter (where e.type = 'expire_redeemable' and e.created_at >= $2), 0)::float8 as lapsed,
      string_agg(concat_ws(' ', ${ms("e.created_at")}, e.amount), ' ') filter (where e.type <> 'expire_redeemable') as moved
    from points_entries e where e.tenant_id = $1 and e.account_id = ${account("redeemable")}
      and e.account_version > coalesce(b.version, 0) and e.created_at < $3) w on true`;

/** Everybody who ever was a member, in pages of that size. */
export async function pagesOf(db: TenantDb, size: number): Promise<Page[]> {
  const ends = await db.query<{ id: string }>({
    name: "points_people_pages",
    text: `select m.id from (select m.id, row_number() over (order by m.id) as n from tenant_members m where m.tenant_id = $1) m
      where m.n % $2::int = 0 order by m.id`,
    values: [db.tenantId, size],
  });
  const ids = [FIRST, ...ends.map(({ id }) => id), LAST];
  return ids.slice(1).map((upTo, n) => ({ after: ids[n] ?? FIRST, upTo }));
}

/** What everybody had to spend at midnight of some day: what they have now without what was booked since, of which days that are over are summed already. What only concerns points to give is not looked up. */
export async function owedAt(db: TenantDb, at: Date): Promise<number> {
  const booked = (range: string) => `select e.amount from points_transactions t
    cross join lateral (select e.account_id, e.amount from points_entries e where e.tenant_id = $1 and e.transaction_id = t.id offset 0) e
    join points_accounts a on a.tenant_id = $1 and a.id = e.account_id and a.type = 'redeemable'
    where t.tenant_id = $1 and t.type not in ('allocation', 'expire_allocation') and ${range}`;
  const [row] = await db.query<{ owed: number }>({
    name: "points_owed_at",
    text: `select (coalesce((select sum(a.balance) from points_accounts a where a.tenant_id = $1 and a.type = 'redeemable'), 0)
        - coalesce((select sum(d.credits - d.debits) from points_days d
            where d.tenant_id = $1 and d.account = 'redeemable' and d.starts_at >= $2), 0)
        - coalesce((select sum(x.amount) from (${booked("t.created_at >= $2 and t.created_at < coalesce(k.first, 'infinity')")}
            union all ${booked("t.created_at >= k.last")}) x), 0))::float8 as owed
      from (select min(d.starts_at) as first, max(d.ends_at) as last from points_days d
        where d.tenant_id = $1 and d.starts_at >= $2) k`,
    values: [db.tenantId, at],
  });
  return row?.owed ?? 0;
}

/** What people of one page had, were handed out and sent in a span: one row a person, whatever they did, in the order of ids. */
export function pastOf(
  db: TenantDb,
  { from, to, question, audience, spentSince }: Asked,
  { after, upTo }: Page,
): Promise<PastRow[]> {
  const { asked, rules } = concerns[question];
  const lots =
    question !== "rule"
      ? `string_agg(concat_ws(' ', ${ms("l.created_at")}, l.amount, coalesce(${ms("l.expires_at")}, 0)), ' ') filter (where l.created_at >= $2)`
      : "null::text";
  const spend = spentSince
    ? "w.spendable, w.lapsed, w.moved"
    : "0::float8 as spendable, 0::float8 as lapsed, null::text as moved";
  return db.query<PastRow>({
    name: `points_past_${question}_${spentSince !== null}`,
    // Which people is decided before anything is worked out for them: the planner may sort all of a tenant's.
    text: `with m as materialized (select m.* from tenant_members m where m.tenant_id = $1 and m.id > $4 and m.id <= $5),
      p as materialized (
        select m.id, m.country, m.joined_at, coalesce(m.timezone, tn.timezone) as zone, ${isPresent} as present,
          ${isPresent} and ${asked} as asked, ${isPresent} and (s.tenant_id is null or ${eligible}) as takes_part,
          case when ${isPresent} then ${rules} else '{}' end as rule_ids
        from m join tenants tn on tn.id = $1 left join points_settings s on s.tenant_id = $1)
      select p.*, o.opening_ends, o.lots,
        case when o.opening > 0 then least(o.opening, ${openingBalance}) else 0 end as opening,
        (select string_agg(e.team_id::text, ',') from team_members e where e.tenant_id = $1 and e.member_id = p.id) as teams,
        (select coalesce(sum(r.amount), 0)::float8 from points_allocation_runs r where r.tenant_id = $1 and r.member_id = p.id
          and r.ends_at > $2 and r.created_at >= $2 and r.created_at < $3) as handed,
        (select string_agg(concat_ws(' ', ${ms("s.sent_at")}, uuid_hash(s.transaction_id), uuid_hash(s.recipient_id),
            s.asked, s.amount, s.endorsement::int), ' ')
          from points_sent s where s.tenant_id = $1 and s.sender_id = p.id and s.sent_at >= $2::timestamptz - interval '30 days' and s.sent_at < $3) as sent,
        ${spend}
      from p left join lateral (
        select coalesce(sum(l.amount) filter (where l.created_at < $2), 0)::float8 as opening,
          min(l.expires_at) filter (where l.created_at < $2) as opening_ends, ${lots} as lots
        from points_lots l where l.tenant_id = $1 and l.account_id = ${account("allocation")} and l.created_at < $3
          and (l.expires_at is null or l.expires_at > $2)) o on true ${spentSince ? spending : ""} order by p.id`,
    values: [
      ...[db.tenantId, from, to, after, upTo],
      ...(question === "limits" ? [] : [JSON.stringify(audience)]),
      ...(spentSince ? [spentSince] : []),
    ],
  });
}

/** Who could not receive points then: those outside an audience at any time, newcomers until they have waited. See `readBarred`. */
export async function barredFrom(db: TenantDb, audience: Audience, waitDays: number, from: Date) {
  const [row] = await db.query<{ always: string | null; later: string | null }>({
    name: "points_barred",
    text: `select string_agg(uuid_hash(x.id)::text, ' ') filter (where not x.asked) as always,
        string_agg(concat_ws(' ', uuid_hash(x.id), ${ms("x.until")}), ' ') filter (where x.asked and x.until > $4) as later
      from (select m.id, ${isIn("$2::jsonb")} as asked, m.joined_at + make_interval(days => $3::int) as until
        from tenant_members m where m.tenant_id = $1 and ${isPresent} offset 0) x`,
    values: [db.tenantId, JSON.stringify(audience), waitDays, from],
  });
  return readBarred(row?.always ?? null, row?.later ?? null);
}
