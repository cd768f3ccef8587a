import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { accountId } from "../points/index.ts";
import { checkOwner } from "./list-lines.ts";

/** What is to spend by when it lapses: a month in which something does is one row, however many lots there are. */
export async function listLapses(ctx: TenantCtx, owner: string | undefined) {
  const ownerId = await checkOwner(ctx, owner);
  const { db, now, actor } = ctx;
  if (!actor.features.includes("points")) return { results: [], kept: 0 };
  const rows = await db.rows<{ at: Date | null; points: number }>(sql`
    select max(l.expires_at) as at, sum(l.remaining)::bigint as points from points_lots l
    where l.tenant_id = ${db.tenantId} and l.account_id = ${accountId(ownerId, "redeemable")} and l.remaining > 0
      and (l.expires_at is null or l.expires_at > ${now})
    group by date_trunc('month', l.expires_at at time zone ${actor.timezone}) order by at`);
  return {
    results: rows.flatMap(({ at, points }) => (at ? [{ at: at.toISOString(), points }] : [])),
    kept: rows.find(({ at }) => at === null)?.points ?? 0,
  };
}
