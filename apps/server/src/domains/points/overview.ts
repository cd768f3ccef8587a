import type { PointsOverview } from "@plaudit/api/points-facts.ts";
import type { TenantCtx } from "../../context.ts";
import type { TransactionType } from "./ledger-tables.ts";
import { isoDate, localDate, periodAt, startOfDay } from "./rules/periods.ts";

const DAYS = { month: 30, quarter: 91, year: 365 };

interface MovedRow {
  type: TransactionType;
  account: "allocation" | "redeemable" | "fund";
  credits: number;
  debits: number;
}

/**
 * Where points came from and where they went, of what was booked since then. Days that are over are summed already; of
 * what came after them each transaction is looked up.
 */
export async function showOverview(ctx: TenantCtx, span: keyof typeof DAYS): Promise<PointsOverview> {
  const { db, now } = ctx;
  const zone = ctx.tenant.timezone;
  const from = startOfDay(localDate(new Date(now.getTime() - DAYS[span] * 86_400_000), zone), zone);
  const month = periodAt(now, zone, "month").end;
  const [moved, [held], [ahead]] = await Promise.all([
    db.query<MovedRow>({
      name: "points_moved_by_type",
      text: `select d.type, d.account, sum(d.credits)::float8 as credits, sum(d.debits)::float8 as debits
        from points_days d where d.tenant_id = $1 and d.starts_at >= $2 group by d.type, d.account
        union all
        select t.type, a.type as account, coalesce(sum(e.amount) filter (where e.amount > 0), 0)::float8 as credits,
          coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::float8 as debits
        from points_transactions t cross join lateral (
          select e.account_id, e.amount from points_entries e where e.tenant_id = $1 and e.transaction_id = t.id offset 0) e
        join points_accounts a on a.tenant_id = $1 and a.id = e.account_id
        where t.tenant_id = $1 and t.created_at <= $3
          and t.created_at >= (select greatest($2, max(d.ends_at)) from points_days d where d.tenant_id = $1)
        group by t.type, a.type`,
      values: [db.tenantId, from, now],
    }),
    db.query<{ give: number; spend: number; people: number }>({
      name: "points_held",
      text: `select coalesce(sum(a.balance) filter (where a.type = 'allocation'), 0)::float8 as give,
          coalesce(sum(a.balance) filter (where a.type = 'redeemable'), 0)::float8 as spend,
          (select count(*)::int from tenant_members m where m.tenant_id = $1 and m.status = 'joined' and m.suspended_at is null) as people
        from points_accounts a where a.tenant_id = $1 and a.type in ('allocation', 'redeemable')`,
      values: [db.tenantId],
    }),
    db.query<{ ranOut: number; points: number; people: number }>({
      name: "points_ahead",
      text: `select l.points, l.people,
          (select count(*)::int from points_accounts a join tenant_members m on m.tenant_id = $1 and m.id = a.owner_id
            where a.tenant_id = $1 and a.type = 'allocation' and a.balance = 0 and m.status = 'joined' and m.suspended_at is null
              and exists (select from points_allocation_runs r
                where r.tenant_id = $1 and r.member_id = a.owner_id and r.ends_at > $2)) as "ranOut"
        from (select coalesce(sum(l.remaining), 0)::float8 as points, count(distinct l.account_id)::int as people
          from points_lots l join points_accounts a on a.tenant_id = $1 and a.id = l.account_id and a.type = 'redeemable'
          where l.tenant_id = $1 and l.remaining > 0 and l.expires_at >= $3 and l.expires_at < $4) l`,
      values: [db.tenantId, now, month, periodAt(month, zone, "month").end],
    }),
  ]);
  const sum = (account: MovedRow["account"], way: "credits" | "debits", ...types: TransactionType[]) =>
    moved.reduce((all, row) => (row.account === account && types.includes(row.type) ? all + row[way] : all), 0);
  const net = (amount: number) => Math.max(0, amount);
  return {
    from: isoDate(from, zone),
    people: held?.people ?? 0,
    handed: sum("allocation", "credits", "allocation"),
    given: net(sum("redeemable", "credits", "recognition", "endorsement") - sum("allocation", "credits", "reversal")),
    lapsedToGive: sum("allocation", "debits", "expire_allocation"),
    celebrations: sum("redeemable", "credits", "birthday", "anniversary", "welcome", "onboarding"),
    awards: sum("redeemable", "credits", "award"),
    incentives: sum("redeemable", "credits", "incentive"),
    byHand: sum("redeemable", "credits", "gift", "adjustment"),
    redeemed: net(sum("redeemable", "debits", "redemption") - sum("redeemable", "credits", "redemption_refund")),
    lapsedToSpend: sum("redeemable", "debits", "expire_redeemable"),
    toGive: held?.give ?? 0,
    toSpend: held?.spend ?? 0,
    ranOut: ahead?.ranOut ?? 0,
    lapsing: { points: ahead?.points ?? 0, people: ahead?.people ?? 0 },
  };
}
