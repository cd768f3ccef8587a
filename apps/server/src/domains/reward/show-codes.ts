import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { peopleByIds } from "../directory/index.ts";
import { isoDate } from "../points/index.ts";
import { rewardPolicy } from "./policy.ts";
import { adminFacts } from "./present.ts";
import { rewardRow } from "./queries.ts";

/** What became of the codes of its pools: never the codes. */
export async function showCodes(ctx: TenantCtx, id: string) {
  const { db, now, tenant } = ctx;
  const row = await rewardRow(db, id);
  rewardPolicy.require(ctx, "view", { ...row, ...adminFacts(row) });
  const today = isoDate(now, tenant.timezone);
  const [results, [last]] = await Promise.all([
    db.rows<{ variantId: string; left: number; given: number; expired: number }>(sql`
      select v.id as "variantId", coalesce(c.free, 0)::int as left, coalesce(c.given, 0)::int as given,
        (v.expired + coalesce(c.gone, 0))::int as expired
      from reward_variants v
      left join (
        select c.variant_id, count(*) filter (where c.redemption_id is not null) as given,
          count(*) filter (where c.redemption_id is null and (c.expires_on is null or c.expires_on >= ${today}::date)) as free,
          count(*) filter (where c.redemption_id is null and c.expires_on < ${today}::date) as gone
        from reward_codes c where c.tenant_id = ${db.tenantId} and c.reward_id = ${id} group by c.variant_id
      ) c on c.variant_id = v.id
      where v.tenant_id = ${db.tenantId} and v.reward_id = ${id} and v.archived_at is null order by v.place, v.id`),
    db.rows<{ at: Date; added: number; actorId: string }>(sql`
      select f.created_at as at, f.added, f.actor_id as "actorId" from reward_code_files f
      where f.tenant_id = ${db.tenantId} and f.reward_id = ${id} order by f.id desc limit 1`),
  ]);
  const people = await peopleByIds(ctx, last ? [last.actorId] : []);
  return {
    results,
    last: last ? { at: last.at.toISOString(), added: last.added, by: people.get(last.actorId) ?? null } : null,
  };
}
