import { sql } from "drizzle-orm";
import type { Today } from "../../domain.ts";

/** Those that are scheduled. */
export const announcementsToday: Today = {
  coming: {
    permission: "announcement:manage",
    read: async ({ db, actor }, { until }) => {
      const rows = await db.rows<{ id: string; title: string; at: Date; day: string }>(sql`
        select a.id, a.title, a.publish_at as at, (a.publish_at at time zone ${actor.timezone})::date::text as day
        from announcements a
        where a.tenant_id = ${db.tenantId} and a.status = 'scheduled' and a.publish_at <= ${until}`);
      return rows.map(({ id, title, at, day }) => ({
        ...{ kind: "announcement" as const, day, at: at.toISOString(), count: 1, name: title, points: null },
        path: `/admin/announcements/configure/${id}`,
      }));
    },
  },
};
