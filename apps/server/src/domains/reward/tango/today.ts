import { sql } from "drizzle-orm";
import type { Today } from "../../../domain.ts";

/** Keys that are refused: until somebody puts them right, all that was requested waits. */
export const tangoToday: Today = {
  waiting: {
    permission: "reward:admin",
    read: async ({ db }) => {
      const rows = await db.rows<{ since: Date; name: string; count: number }>(sql`
        select c.denied_at as since, p.name, o.count from tango_connections c
        join reward_providers p on p.tenant_id = ${db.tenantId} and p.id = c.provider_id
        cross join lateral (select count(*)::int as count from redemptions d
          where d.tenant_id = ${db.tenantId} and d.waits_for = 'order') o
        where c.tenant_id = ${db.tenantId} and c.denied_at is not null and (p.archived_at is null or o.count > 0)`);
      return rows.map(({ since, ...line }) => ({
        ...line,
        ...{ kind: "keys" as const, since: since.toISOString(), path: "/admin/rewards/tango" },
      }));
    },
  },
};
