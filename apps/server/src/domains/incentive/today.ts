import type { Today } from "../../domain.ts";
import { decides, waits } from "./queries.ts";

/** Claims that the caller decides about, the one that has waited longest leading. */
export const claimsToday: Today = {
  waiting: {
    permission: "incentive:review",
    read: async ({ db, actor }) => {
      const [found] = await db.query<{ count: number; id: string; alone: boolean; name: string; since: Date }>({
        name: "incentive_today",
        text: `select count(*) over ()::int as count, t.id, t.name, c.created_at as since,
            min(t.id::text) over () = max(t.id::text) over () as alone
          from incentive_claims c
          join incentives t on t.tenant_id = $1 and t.id = c.incentive_id
          join tenant_members m on m.tenant_id = $1 and m.id = $2
          where c.tenant_id = $1 and ${waits} and c.member_id <> $2 and ${decides}
          order by c.created_at, c.id limit 1`,
        values: [db.tenantId, actor.memberId],
      });
      if (!found) return [];
      const { count, id, alone, name, since } = found;
      // All that are counted stand in the queue that it leads to.
      const path = `/admin/incentives/manage/${alone ? id : "all"}/pending`;
      return [{ kind: "claims", count, name, since: since.toISOString(), path }];
    },
  },
};
