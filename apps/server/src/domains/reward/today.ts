import { sql } from "drizzle-orm";
import type { Today } from "../../domain.ts";
import { undecided } from "./redemption-queries.ts";

interface Waits {
  kind: "approval" | "fulfilment" | "funds";
  count: number;
  id: string;
  name: string;
  since: Date;
}
const kinds = { approval: "approvals", fulfilment: "fulfilments", funds: "funds" } as const;

const pathTo = ({ kind, count, id }: Waits): string => {
  if (kind === "approval") return "/admin/rewards/approvals";
  if (kind === "fulfilment") return "/admin/rewards/fulfilment";
  return count === 1 ? `/admin/rewards/store/${id}/add-funds` : "/admin/rewards/setup";
};

/** Redemptions that wait for a decision or for whoever hands them over, and funds below their threshold. */
export const rewardsToday: Today = {
  waiting: {
    permission: "reward:admin",
    read: async ({ db }) => {
      const rows = await db.rows<Waits>(sql`
        select d.waits_for as kind, count(*)::int as count, null as id, min(d.created_at) as since,
          (array_agg(d.reward_name order by d.created_at, d.id))[1] as name
        from redemptions d
        where d.tenant_id = ${db.tenantId} and d.waits_for in ('approval', 'fulfilment')
          and ${undecided} group by d.waits_for
        union all
        select 'funds', count(*)::int, (array_agg(p.id order by p.low_since, p.id))[1], min(p.low_since),
          (array_agg(p.name order by p.low_since, p.id))[1]
        from reward_providers p
        where p.tenant_id = ${db.tenantId} and p.low_since is not null and p.archived_at is null having count(*) > 0`);
      return rows.map((row) => {
        const { kind, count, name, since } = row;
        return { kind: kinds[kind], count, name, since: since.toISOString(), path: pathTo(row) };
      });
    },
  },
};
