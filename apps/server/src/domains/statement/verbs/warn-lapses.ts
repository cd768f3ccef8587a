import { sql } from "drizzle-orm";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { notify } from "../../notification/index.ts";
import { isoDate } from "../../points/index.ts";
import { planWarnings } from "../rules/plan-warnings.ts";

const CHUNK = 500;
const DAY = 86_400_000;
/** A week that begins 30 days from now ends within this, wherever its people are. */
const AHEAD = 39 * DAY;
const FIRST = "00000000-0000-0000-0000-000000000000";

interface Row {
  account_id: string;
  /** Null for who has left. */
  owner_id: string | null;
  timezone: string | null;
  expires_at: Date;
  points: number;
}

const lapsing = ({ db, now }: WorkerCtx, after: string) =>
  db.rows<Row>(sql`
    select l.account_id, m.id as owner_id, m.timezone, l.expires_at, sum(l.remaining)::bigint as points
    from (select distinct d.account_id from points_lots d
      join points_accounts r on r.tenant_id = ${db.tenantId} and r.id = d.account_id and r.type = 'redeemable'
      where d.tenant_id = ${db.tenantId} and d.remaining > 0 and d.expires_at > ${now}
        and d.expires_at <= ${new Date(now.getTime() + AHEAD)} and d.account_id > ${after}::uuid
      order by d.account_id limit ${CHUNK}) x
    join points_accounts a on a.tenant_id = ${db.tenantId} and a.id = x.account_id
    left join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = a.owner_id and m.status <> 'archived'
    join points_lots l on l.tenant_id = ${db.tenantId} and l.account_id = x.account_id and l.remaining > 0
      and l.expires_at > ${now} and l.expires_at <= ${new Date(now.getTime() + AHEAD)}
    group by l.account_id, m.id, m.timezone, l.expires_at order by l.account_id, l.expires_at`);

/** Warns a chunk of the members of what lapses soon; the next chunk is a job of the same transaction. */
export async function warnLapses(ctx: WorkerCtx, { after = FIRST }: { after?: string | undefined }): Promise<void> {
  const { db, now, tenant } = ctx;
  const rows = await lapsing(ctx, after);
  const accounts = Map.groupBy(rows, (row) => row.account_id);
  const notifications = [...accounts.values()].flatMap((lots) => {
    const [first] = lots;
    if (!first?.owner_id) return [];
    const { owner_id: memberId } = first;
    const dateOf = (at: Date) => isoDate(at, first.timezone ?? tenant.timezone);
    const lapses = lots.map((lot) => ({ expiresAt: lot.expires_at, points: lot.points }));
    return planWarnings(lapses, dateOf(now), dateOf).map(({ key, points, date }) => ({
      memberId,
      params: { kind: "statement.expiring" as const, count: points, date },
      fromMemberId: null,
      resourcePath: "/points",
      sourceKey: key,
    }));
  });
  await notify(ctx, notifications);
  const last = [...accounts.keys()].at(-1);
  if (last && accounts.size === CHUNK) await ctx.enqueue("statement.warn", { tenantId: db.tenantId, after: last });
}
