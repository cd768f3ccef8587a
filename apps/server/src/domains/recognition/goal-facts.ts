import type { Answer } from "@plaudit/api/client.ts";
import { AfterCommit } from "../../after-commit.ts";
import type { TenantCtx } from "../../context.ts";
import { periodAt, rolledBack } from "../points/index.ts";

const WEEKS_13 = 91 * 86_400_000;
const MONTHS = 3;

/** May count a quarter's recognitions: in a transaction of its own, so that no form waits. */
export async function goalFacts(ctx: TenantCtx): Promise<AfterCommit<Answer<"GET /recognition/goal/facts">>> {
  const { now, tenant } = ctx;
  const starts = [periodAt(now, tenant.timezone, "month").start];
  for (let n = 0; n < MONTHS; n += 1)
    starts.unshift(periodAt(new Date((starts[0] ?? now).getTime() - 1), tenant.timezone, "month").start);
  return new AfterCommit((signal) =>
    rolledBack(ctx, signal, async (db) => {
      const [months, [without]] = await Promise.all([
        db.query<{ count: number }>({
          name: "recognition_goal_months",
          text: `select (select count(*)::int from recognitions r
              where r.tenant_id = $1 and r.tenant_wide and r.deleted_at is null and r.hidden_at is null
                and r.published_at >= u.starts_at and r.published_at < u.ends_at) as count
            from unnest($2::timestamptz[], $3::timestamptz[]) with ordinality as u (starts_at, ends_at, n) order by u.n`,
          values: [db.tenantId, starts.slice(0, -1), starts.slice(1)],
        }),
        db.query<{ count: number }>({
          name: "recognition_without_points",
          text: `select count(*)::int as count from recognitions r
            where r.tenant_id = $1 and r.deleted_at is null and r.hidden_at is null and r.amount = 0
              and r.published_at > $2 and r.published_at <= $3`,
          values: [db.tenantId, new Date(now.getTime() - WEEKS_13), now],
        }),
      ]);
      return { months: months.map((month) => month.count), withoutPoints: without?.count ?? 0 };
    }),
  );
}
