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
  /** What was left when the span began, at most, and when it lapses. */
  opening: number;
  opening_ends: Date | null;
  opening_lots: number;
  /** One part for each, with commas between them: see `readGrants` and `readSends`. */
  runs: string | null;
  sent: string | null;
  owed: number;
}
interface Page {
  from: Date;
  to: Date;
  after: string;
  size: number;
  audience: Audience | null;
  /** Whether it matters by which kind of send points went; looking that up takes as long as the rest. */
  kinds: boolean;
}

const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::bigint`;
const account = (type: "allocation" | "redeemable") => `md5(p.id::text || '/${type}/')::uuid`;
const balanceBefore = (type: "allocation" | "redeemable", at: string) => `coalesce((select e.balance_after
  from points_entries e where e.tenant_id = $1 and e.account_id = ${account(type)} and e.created_at < ${at}
  order by e.account_version desc limit 1), 0)::float8`;

/** What people of one page had, were handed out and sent in a span: one row a person, whatever they did. */
export const pastOf = (db: TenantDb, { from, to, after, size, audience, kinds }: Page) =>
  db.query<PastRow>({
    name: `points_past_${audience !== null}_${kinds}`,
    text: `with p as materialized (
        select m.id, m.country, m.joined_at, m.status = 'joined' and m.suspended_at is null as present,
          m.status = 'joined' and m.suspended_at is null
            and ${audience ? `${isEligible} and ${isIn("$6::jsonb")}` : "false"} as asked,
          case when m.status = 'joined' and m.suspended_at is null then ${fittingRules} else '{}' end as rule_ids
        from tenant_members m left join points_settings s on s.tenant_id = $1
        where m.tenant_id = $1 and m.id > $4 order by m.id limit $5)
      select p.*, ${balanceBefore("allocation", "$2")} as opening, ${balanceBefore("redeemable", "$3")} as owed,
        o.opening_lots, o.opening_ends,
        (select string_agg(e.team_id::text, ',') from team_members e where e.tenant_id = $1 and e.member_id = p.id) as teams,
        (select string_agg(concat_ws(' ', ${ms("r.created_at")}, r.amount, ${ms("l.expires_at")}), ',' order by r.created_at)
          from points_allocation_runs r left join points_lots l on l.tenant_id = $1
            and l.account_id = ${account("allocation")} and l.transaction_id = r.transaction_id
          where r.tenant_id = $1 and r.member_id = p.id and r.ends_at > $2 and r.created_at >= $2 and r.created_at < $3) as runs,
        (select string_agg(concat_ws(' ', ${ms("s.sent_at")}, right(s.transaction_id::text, 12), right(s.recipient_id::text, 12),
            s.asked, s.amount${kinds ? ", left(t.type, 1)" : ""}), ',' order by s.sent_at, s.transaction_id)
          from points_sent s ${kinds ? "join points_transactions t on t.tenant_id = $1 and t.id = s.transaction_id" : ""}
          where s.tenant_id = $1 and s.sender_id = p.id and s.sent_at >= $2::timestamptz - interval '30 days' and s.sent_at < $3) as sent
      from p left join lateral (
        select coalesce(sum(l.amount), 0)::float8 as opening_lots, min(l.expires_at) as opening_ends from points_lots l
        where l.tenant_id = $1 and l.account_id = ${account("allocation")} and l.created_at < $2
          and (l.expires_at is null or l.expires_at > $2)) o on true
      order by p.id`,
    values: [db.tenantId, from, to, after, size, ...(audience ? [JSON.stringify(audience)] : [])],
  });
