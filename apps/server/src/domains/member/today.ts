import { sql } from "drizzle-orm";
import type { Today } from "../../domain.ts";

/** Erasures that came to a stop: somebody begins them anew. */
export const erasuresToday: Today = {
  waiting: {
    permission: "identity:manage",
    read: async ({ db }) => {
      const rows = await db.rows<{ count: number; since: Date; id: string }>(sql`
        select count(*)::int as count, min(f.failed_at) as since, (array_agg(f.member_id order by f.failed_at, f.member_id))[1] as id
        from member_erasure_failures f where f.tenant_id = ${db.tenantId} having count(*) > 0`);
      return rows.map(({ count, since, id }) => ({
        ...{ kind: "erasures" as const, count, name: null, since: since.toISOString(), path: `/admin/user/${id}` },
      }));
    },
  },
};
