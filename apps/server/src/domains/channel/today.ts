import { sql } from "drizzle-orm";
import type { Today } from "../../domain.ts";
import { AWAY_MS } from "./verbs/touch-channel.ts";

/** Channels whose screens were seen once and are gone, the one that has been so longest first. */
export const screensToday: Today = {
  waiting: {
    permission: "integration:manage",
    read: async ({ db, now }) => {
      const [found] = await db.rows<{ count: number; name: string; since: Date }>(sql`
        select count(*) over ()::int as count, c.name, c.last_seen_at as since
        from tv_channels c
        where c.tenant_id = ${db.tenantId} and c.revoked_at is null and c.archived_at is null
          and c.last_seen_at <= ${new Date(now.getTime() - AWAY_MS)}
        order by c.last_seen_at, c.id limit 1`);
      if (!found) return [];
      const { count, name, since } = found;
      return [{ kind: "screens", count, name, since: since.toISOString(), path: "/admin/integrations/plaudit-tvs" }];
    },
  },
};
