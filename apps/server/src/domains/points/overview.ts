import type { PointsOverview } from "@plaudit/api/points-budget.ts";
import type { TenantCtx } from "../../context.ts";
import { isoDate, localDate, startOfDay } from "./rules/periods.ts";
import type { TransactionType } from "./tables.ts";

const DAYS = { month: 30, quarter: 91, year: 365 };

interface MovedRow {
  type: TransactionType;
  account: "allocation" | "redeemable" | "fund";
  credits: number;
  debits: number;
}

/** Where points came from and where they went, of what was booked since then. */
export async function showOverview(ctx: TenantCtx, span: keyof typeof DAYS): Promise<PointsOverview> {
  const { db, now } = ctx;
  const zone = ctx.tenant.timezone;
  const from = startOfDay(localDate(new Date(now.getTime() - DAYS[span] * 86_400_000), zone), zone);
  const [moved, [held]] = await Promise.all([
    db.query<MovedRow>({
      name: "points_moved_by_type",
      text: `select t.type, a.type as account, coalesce(sum(e.amount) filter (where e.amount > 0), 0)::float8 as credits,
          coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::float8 as debits
        from points_transactions t join points_entries e on e.tenant_id = $1 and e.transaction_id = t.id
        join points_accounts a on a.tenant_id = $1 and a.id = e.account_id
        where t.tenant_id = $1 and t.created_at >= $2 group by t.type, a.type`,
      values: [db.tenantId, from],
    }),
    db.query<{ give: number; spend: number; people: number }>({
      name: "points_held",
      text: `select coalesce(sum(a.balance) filter (where a.type = 'allocation'), 0)::float8 as give,
          coalesce(sum(a.balance) filter (where a.type = 'redeemable'), 0)::float8 as spend,
          (select count(*)::int from tenant_members m where m.tenant_id = $1 and m.status = 'joined' and m.suspended_at is null) as people
        from points_accounts a where a.tenant_id = $1 and a.type in ('allocation', 'redeemable')`,
      values: [db.tenantId],
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
    otherFromBanks: sum("redeemable", "credits", "gift", "award", "incentive", "adjustment"),
    redeemed: net(sum("redeemable", "debits", "redemption") - sum("redeemable", "credits", "redemption_refund")),
    lapsedToSpend: sum("redeemable", "debits", "expire_redeemable"),
    toGive: held?.give ?? 0,
    toSpend: held?.spend ?? 0,
  };
}
