import type { PeerFacts } from "@plaudit/api/points-facts.ts";
import { AfterCommit } from "../../after-commit.ts";
import type { TenantCtx } from "../../context.ts";
import { storedSettings } from "./budget-settings.ts";
import { rolledBack } from "./rolled-back.ts";

const DAY = 86_400_000;
const [BINS, TO_LIMIT, AMOUNTS] = [24, 20, 10];

interface Row {
  of: "pairs" | "median" | "largest" | "amount" | "added";
  key: number;
  count: number;
}

/** One look at what was sent in 13 weeks. It may be a million rows: in a transaction of its own, so that no form waits. */
const facts = `with s as materialized (
    select s.sender_id, s.recipient_id, s.transaction_id, s.amount, s.asked, s.endorsement, s.sent_at > $3 as lately
    from points_sent s where s.tenant_id = $1 and s.sent_at > $2),
  pairs as (select sum(s.amount) as total from s where s.lately group by s.sender_id, s.recipient_id),
  sends as (select s.transaction_id, s.endorsement, min(s.asked) as asked from s group by s.transaction_id, s.endorsement)
  select 'pairs' as of, least(floor(p.total / $4::int), ${BINS - 1})::int as key, count(*)::int as count from pairs p group by key
  union all select 'median', 0, coalesce(percentile_disc(0.5) within group (order by p.total), 0)::int from pairs p
  union all select 'largest', 0, coalesce(max(s.amount), 0)::int from s
  union all (select 'amount', s.asked::int, count(*)::int from sends s where not s.endorsement group by s.asked order by 3 desc, 2 limit ${AMOUNTS})
  union all select 'added', coalesce(round(avg(s.asked)), 0)::int, count(*)::int from sends s where s.endorsement`;

export async function peerFacts(ctx: TenantCtx): Promise<AfterCommit<PeerFacts>> {
  const { now, db } = ctx;
  const { restrictionLimit } = (await storedSettings(db)).row;
  const step = Math.max(1, Math.round(restrictionLimit / TO_LIMIT));
  const since = (days: number) => new Date(now.getTime() - days * DAY);
  return new AfterCommit(async (signal) => {
    const rows = await rolledBack(ctx, signal, (own) =>
      own.query<Row>({ name: "points_peer_facts", text: facts, values: [own.tenantId, since(91), since(30), step] }),
    );
    const bins = new Array<number>(BINS).fill(0);
    for (const { of, key, count } of rows) if (of === "pairs") bins[key] = count;
    const one = (of: Row["of"]) => rows.find((row) => row.of === of);
    const added = one("added");
    return {
      pairs: { step, bins, median: one("median")?.count ?? 0 },
      largest: one("largest")?.count ?? 0,
      amounts: rows.flatMap(({ of, key, count }) => (of === "amount" ? [{ amount: key, sends: count }] : [])),
      added: { times: added?.count ?? 0, average: added?.key ?? 0 },
    };
  });
}
