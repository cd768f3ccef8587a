import type { TenantCtx } from "../../context.ts";
import { budgetItemRow } from "./budget-items.ts";
import { periodAt } from "./rules/periods.ts";

const PERIODS = 6;

const MONTHS = 3;

/** What all rules together handed out in this month and the two before, newest first: a period's first points are its run. */
export async function allRuns({ db, now, tenant }: TenantCtx) {
  let from = now;
  for (let n = 0; n < MONTHS; n += 1) from = new Date(periodAt(from, tenant.timezone, "month").start.getTime() - 1);
  const keys: string[] = [];
  for (const period of ["month", "quarter", "year"] as const)
    for (let at = now; at > from; ) {
      const { key, start } = periodAt(at, tenant.timezone, period);
      keys.push(key);
      at = new Date(start.getTime() - 1);
    }
  const rows = await db.query<{ at: Date; people: number; points: number }>({
    name: "points_all_runs",
    text: `select min(r.created_at) as at, count(*)::int as people, sum(r.amount)::float8 as points
      from points_allocation_runs r where r.tenant_id = $1 and r.period_key = any($2::text[]) and r.created_at > $3
      group by r.period_key order by at desc`,
    values: [db.tenantId, keys, from],
  });
  return { results: rows.map((row) => ({ ...row, at: row.at.toISOString() })) };
}

/** What a rule handed out in this period and in those before, newest first. */
export async function lastRuns({ db, now, tenant }: TenantCtx, id: string) {
  const { period } = await budgetItemRow(db, id);
  const keys: string[] = [];
  for (let at = now; keys.length < PERIODS; ) {
    const { key, start } = periodAt(at, tenant.timezone, period);
    keys.push(key);
    at = new Date(start.getTime() - 1);
  }
  const rows = await db.query<{ at: Date; people: number; points: number }>({
    name: "points_last_runs",
    text: `select min(r.created_at) as at, count(*)::int as people, sum(r.amount)::float8 as points
      from points_allocation_runs r where r.tenant_id = $1 and r.period_key = any($2::text[]) and r.budget_item_id = $3
      group by r.period_key order by at desc`,
    values: [db.tenantId, keys, id],
  });
  return { results: rows.map((row) => ({ ...row, at: row.at.toISOString() })) };
}
