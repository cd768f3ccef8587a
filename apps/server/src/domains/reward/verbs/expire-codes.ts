import { sql } from "drizzle-orm";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { isoDate } from "../../points/index.ts";
import { lowStock } from "./follow.ts";

type Ctx = Pick<WorkerCtx, "db" | "now" | "enqueue"> & { tenant: { timezone: string } };

/** Has a job look at a pool when the first of its free codes stops being good, where the company is. */
export async function scheduleExpiry({ db, tenant }: Pick<Ctx, "db" | "tenant">, rewardId: string): Promise<void> {
  const [row] = await db.rows<{ at: Date | null }>(sql`
    select (min(c.expires_on) + 1)::timestamp at time zone ${tenant.timezone} as at from reward_codes c
    where c.tenant_id = ${db.tenantId} and c.reward_id = ${rewardId} and c.redemption_id is null`);
  if (!row?.at) return;
  db.write({
    name: "reward_codes_expiry",
    text: `insert into schedules (tenant_id, id, job, data, next_run_at) values ($1, $2, 'reward.expireCodes', $3, $4)
      on conflict (tenant_id, id) do update set next_run_at = excluded.next_run_at`,
    values: [db.tenantId, rewardId, JSON.stringify({ rewardId }), row.at],
  });
}

/**
 * Codes that are good no longer leave their pool: they are no stock. Whoever was promised one already keeps their place. What became something
 * handed over has a stock of its own.
 */
export async function expireCodes(ctx: Ctx, { rewardId }: { rewardId: string }): Promise<void> {
  const { db, now, tenant } = ctx;
  const today = isoDate(now, tenant.timezone);
  db.write(sql`select true from rewards where tenant_id = ${db.tenantId} and id = ${rewardId} for no key update`);
  const gone = await db.rows<{ variantId: string; count: number; stock: number; lowBelow: number | null }>(sql`
    select c.variant_id as "variantId", count(*)::int as count, coalesce(v.stock, 0) as stock, r.low_below as "lowBelow"
    from reward_codes c
    join rewards r on r.tenant_id = ${db.tenantId} and r.id = c.reward_id
    join reward_variants v on v.tenant_id = ${db.tenantId} and v.reward_id = c.reward_id and v.id = c.variant_id
    where c.tenant_id = ${db.tenantId} and c.reward_id = ${rewardId} and c.redemption_id is null and r.fulfilment = 'code'
      and c.expires_on < ${today}::date group by c.variant_id, v.stock, r.low_below order by c.variant_id`);
  for (const { variantId, count, stock, lowBelow } of gone) {
    if (lowBelow !== null && stock >= lowBelow && stock - count < lowBelow) await lowStock(ctx, rewardId, variantId);
    db.write(sql`
      update reward_variants set stock = greatest(stock - ${count}, 0), expired = expired + ${count}
      where tenant_id = ${db.tenantId} and reward_id = ${rewardId} and id = ${variantId} and stock is not null`);
  }
  db.write(sql`
    delete from reward_codes where tenant_id = ${db.tenantId} and reward_id = ${rewardId} and redemption_id is null
      and expires_on < ${today}::date`);
  await scheduleExpiry(ctx, rewardId);
}
