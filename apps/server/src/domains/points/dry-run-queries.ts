import type { TenantDb } from "../../db/tenant-db.ts";
import { fittingRules } from "./account-queries.ts";
import { isEligible, isIn } from "./audience.ts";
import type { Audience } from "./tables.ts";

export interface PastRow {
  id: string;
  present: boolean;
  country: string | null;
  joined_at: Date | null;
  /** Whether they are in the audience that is asked about. */
  asked: boolean;
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
}
interface Page {
  from: Date;
  to: Date;
  after: string;
  size: number;
  audience: Audience | null;
  /** Whether it matters what came when: where the limits are in question. */
  lots: boolean;
}

const ms = (column: string) => `(date_part('epoch', ${column}) * 1000)::bigint`;
const account = (type: "allocation" | "redeemable") => `md5(p.id::text || '/${type}/')::uuid`;
const balanceBefore = (type: "allocation" | "redeemable", at: string) => `coalesce((select e.balance_after
  from points_entries e where e.tenant_id = $1 and e.account_id = ${account(type)} and e.created_at < ${at}
  order by e.account_version desc limit 1), 0)::float8`;

/** What people of one page had, were handed out and sent in a span: one row a person, whatever they did, in the order of ids. */
export const pastOf = (db: TenantDb, { from, to, after, size, audience, lots }: Page) =>
  db.query<PastRow>({
    name: `points_past_${audience !== null}_${lots}`,
    // Which people is decided before anything is worked out for them: the planner may sort all of a tenant's.
    text: `with m as materialized (select m.* from tenant_members m where m.tenant_id = $1 and m.id > $4 order by m.id limit $5),
      p as materialized (
        select m.id, m.country, m.joined_at, m.status = 'joined' and m.suspended_at is null as present,
          m.status = 'joined' and m.suspended_at is null
            and ${audience ? `${isEligible} and ${isIn("$6::jsonb")}` : "false"} as asked,
          case when ${audience !== null} and m.status = 'joined' and m.suspended_at is null then ${fittingRules} else '{}' end as rule_ids
        from m left join points_settings s on s.tenant_id = $1)
      select p.*, ${balanceBefore("redeemable", "$3")} as owed, o.opening_ends, o.lots,
        case when o.opening > 0 then least(o.opening, ${balanceBefore("allocation", "$2")}) else 0 end as opening,
        (select string_agg(e.team_id::text, ',') from team_members e where e.tenant_id = $1 and e.member_id = p.id) as teams,
        (select coalesce(sum(r.amount), 0)::float8 from points_allocation_runs r where r.tenant_id = $1 and r.member_id = p.id
          and r.ends_at > $2 and r.created_at >= $2 and r.created_at < $3) as handed,
        (select string_agg(concat_ws(' ', ${ms("s.sent_at")}, uuid_hash(s.transaction_id), uuid_hash(s.recipient_id),
            s.asked, s.amount, s.endorsement::int), ' ')
          from points_sent s where s.tenant_id = $1 and s.sender_id = p.id and s.sent_at >= $2::timestamptz - interval '30 days' and s.sent_at < $3) as sent
      from p left join lateral (
        select coalesce(sum(l.amount) filter (where l.created_at < $2), 0)::float8 as opening,
          min(l.expires_at) filter (where l.created_at < $2) as opening_ends,
          ${lots ? `string_agg(concat_ws(' ', ${ms("l.created_at")}, l.amount, coalesce(${ms("l.expires_at")}, 0)), ' ') filter (where l.created_at >= $2)` : "null::text"} as lots
        from points_lots l where l.tenant_id = $1 and l.account_id = ${account("allocation")} and l.created_at < $3
          and (l.expires_at is null or l.expires_at > $2)) o on true order by p.id`,
    values: [db.tenantId, from, to, after, size, ...(audience ? [JSON.stringify(audience)] : [])],
  });
