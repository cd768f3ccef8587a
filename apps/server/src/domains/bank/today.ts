import { sql } from "drizzle-orm";
import type { Today } from "../../domain.ts";

/** Banks below their threshold, the one that has been so longest first. */
export const banksToday: Today = {
  waiting: {
    permission: "points:browse",
    read: async ({ db }) => {
      const [found] = await db.rows<{ count: number; id: string; name: string; since: Date }>(sql`
        select count(*) over ()::int as count, b.id, b.name, k.low_since as since
        from points_banks k
        join points_budget_items b on b.tenant_id = ${db.tenantId} and b.id = k.id and b.ended_at is null
        where k.tenant_id = ${db.tenantId} and k.low_since is not null
        order by k.low_since, k.id limit 1`);
      if (!found) return [];
      const { count, id, name, since } = found;
      const path = count === 1 ? `/admin/points/bank/configure/${id}` : "/admin/points/bank";
      return [{ kind: "banks", count, name, since: since.toISOString(), path }];
    },
  },
};
