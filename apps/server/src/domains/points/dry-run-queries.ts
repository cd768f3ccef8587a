import type { TenantDb } from "../../db/tenant-db.ts";
import { fittingRules, rulesOf } from "./account-queries.ts";
import { isEligible, isIn } from "./audience.ts";
import type { Audience } from "./tables.ts";

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
  owed: number;
  /** What they had to spend when the span began, what lapsed in it, and what else came and went: see `readMovements`. */
  spendable: number;
  lapsed: number;
  came: string | null;
  went: string | null;
}
/** Of a rule that is proposed; of settings; or of neither. */
export type Question = "rule" | "settings" | "limits";
interface Page {
  from: Date;
  to: Date;
  after: string;
  size: number;
  question: Question;
  audience: Audience | null;
  /** Of settings: from when on it matters what came to spend, and what became of it; null where it does not. */
  spentSince: Date | null;
}

const ms = (column: string) => `(date_part('epoch', ${column}) * 1000)::bigint`;
const account = (type: "allocation" | "redeemable") => `md5(p.id::text || '/${type}/')::uuid`;
const balanceBefore = (type: "allocation" | "redeemable", at: string) => `coalesce((select e.balance_after
  from points_entries e where e.tenant_id = $1 and e.account_id = ${account(type)} and e.created_at < ${at}
  order by e.account_version desc limit 1), 0)::float8`;

const isPresent = "m.status = 'joined' and m.suspended_at is null";
const eligible = isIn("s.eligible");
/** In SQL, whether somebody is asked about, and which rules concern them. */
const concerns: Record<Question, { asked: string; rules: string }> = {
  rule: { asked: `${isEligible} and ${isIn("$6::jsonb")}`, rules: fittingRules },
  settings: { asked: isIn("$6::jsonb"), rules: rulesOf },
  limits: { asked: "false", rules: "'{}'" },
};
/** What came to spend since $7, and what went in the span: what lapsed by itself. */
const came = `(select string_agg(concat_ws(' ', ${ms("l.created_at")}, l.amount), ' ') from points_lots l
  where l.tenant_id = $1 and l.account_id = ${account("redeemable")} and l.created_at >= $7 and l.created_at < $3) as came`;
const went = `left join lateral (
    select coalesce(-sum(e.amount) filter (where e.type = 'expire_redeemable'), 0)::float8 as lapsed,
      string_agg(concat_ws(' ', ${ms("e.created_at")}, e.amount), ' ') filter (where e.type <> 'expire_redeemable') as went
    from points_entries e where e.tenant_id = $1 and e.account_id = ${account("redeemable")} and e.type <> 'recognition'
      and e.amount < 0 and e.created_at >= $2 and e.created_at < $3) w on true`;

/** What people of one page had, were handed out and sent in a span: one row a person, whatever they did, in the order of ids. */
export function pastOf(db: TenantDb, { from, to, after, size, question, audience, spentSince }: Page) {
  const { asked, rules } = concerns[question];
  const lots =
    question !== "rule"
      ? `string_agg(concat_ws(' ', ${ms("l.created_at")}, l.amount, coalesce(${ms("l.expires_at")}, 0)), ' ') filter (where l.created_at >= $2)`
      : "null::text";
  const spend = spentSince
    ? `${balanceBefore("redeemable", "$2")} as spendable, w.lapsed, w.went, ${came}`
    : "0 as spendable, 0 as lapsed, null::text as went, null::text as came";
  return db.query<PastRow>({
    name: `points_past_${question}_${spentSince !== null}`,
    // Which people is decided before anything is worked out for them: the planner may sort all of a tenant's.
    text: `with m as materialized (select m.* from tenant_members m where m.tenant_id = $1 and m.id > $4 order by m.id limit $5),
      p as materialized (
        select m.id, m.country, m.joined_at, coalesce(m.timezone, tn.timezone) as zone, ${isPresent} as present,
          ${isPresent} and ${asked} as asked, ${isPresent} and (s.tenant_id is null or ${eligible}) as takes_part,
          case when ${isPresent} then ${rules} else '{}' end as rule_ids
        from m join tenants tn on tn.id = $1 left join points_settings s on s.tenant_id = $1)
      select p.*, ${balanceBefore("redeemable", "$3")} as owed, o.opening_ends, o.lots,
        case when o.opening > 0 then least(o.opening, ${balanceBefore("allocation", "$2")}) else 0 end as opening,
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
          and (l.expires_at is null or l.expires_at > $2)) o on true ${spentSince ? went : ""} order by p.id`,
    values: [
      ...[db.tenantId, from, to, after, size],
      ...(question === "limits" ? [] : [JSON.stringify(audience)]),
      ...(spentSince ? [spentSince] : []),
    ],
  });
}

/** Who could not receive points then: those outside an audience at any time, newcomers until they have waited. */
export const barredFrom = (db: TenantDb, audience: Audience, waitDays: number, from: Date) =>
  db.query<{ to: number; until: Date | null }>({
    name: "points_barred",
    text: `select uuid_hash(m.id) as "to", case when ${isIn("$2::jsonb")} then m.joined_at + make_interval(days => $3::int) end as until
      from tenant_members m where m.tenant_id = $1 and ${isPresent}
        and (not ${isIn("$2::jsonb")} or m.joined_at + make_interval(days => $3::int) > $4)`,
    values: [db.tenantId, JSON.stringify(audience), waitDays, from],
  });
