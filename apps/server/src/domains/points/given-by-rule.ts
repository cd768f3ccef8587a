import type { Answer } from "@plaudit/api/client.ts";
import { AfterCommit } from "../../after-commit.ts";
import type { TenantCtx } from "../../context.ts";
import { rolledBack } from "./rolled-back.ts";
import { isoDate, type Period, periodAt } from "./rules/periods.ts";

interface Row {
  id: string;
  period: Period;
  handed: number;
  given: number;
}
const periods = ["month", "quarter", "year"] as const;

/** A period and rule a row. It may be everybody's sends of a year: in a transaction of its own, so that no list waits. */
const found = `with due as (
    select u.period, u.key, u.starts_at, u.ends_at
    from unnest($2::text[], $3::text[], $4::timestamptz[], $5::timestamptz[]) as u (period, key, starts_at, ends_at)
    where exists (select from points_budget_items i
      where i.tenant_id = $1 and i.source = 'allocation' and i.ended_at is null and i.period = u.period))
  select r.budget_item_id as id, d.period, sum(r.amount)::float8 as handed, coalesce(sum(s.given), 0)::float8 as given
  from due d
  join points_allocation_runs r on r.tenant_id = $1 and r.period_key = d.key
  left join (select o.period, p.sender_id, sum(p.amount) as given from due o
    join points_sent p on p.tenant_id = $1 and p.sent_at >= o.starts_at and p.sent_at < o.ends_at
    group by o.period, p.sender_id) s on s.period = d.period and s.sender_id = r.member_id
  where exists (select from points_budget_items i where i.tenant_id = $1 and i.id = r.budget_item_id and i.period = d.period)
  group by r.budget_item_id, d.period`;

/** What became of what each rule handed out in its last whole period. */
export async function givenByRule(ctx: TenantCtx): Promise<AfterCommit<Answer<"GET /points/budgetRuns/given">>> {
  const zone = ctx.tenant.timezone;
  const last = periods.map((period) => {
    const { start } = periodAt(ctx.now, zone, period);
    return { period, ...periodAt(new Date(start.getTime() - 1), zone, period) };
  });
  return new AfterCommit(async (signal) => {
    const rows = await rolledBack(ctx, signal, (db) =>
      db.query<Row>({
        name: "points_given_by_rule",
        text: found,
        values: [
          db.tenantId,
          last.map((one) => one.period),
          last.map((one) => one.key),
          last.map((one) => one.start),
          last.map((one) => one.end),
        ],
      }),
    );
    const results = last.flatMap(({ period, start }) =>
      rows
        .filter((row) => row.period === period)
        .map(({ id, handed, given }) => ({ id, from: isoDate(start, zone), handed, given })),
    );
    return { results };
  });
}
