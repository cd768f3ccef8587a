import { sql } from "drizzle-orm";
import type { Today } from "../../domain.ts";
import { judgingEnd, status } from "./type-queries.ts";

interface Ended {
  count: number;
  id: string;
  name: string;
  since: Date;
}
interface Closing {
  id: string;
  name: string;
  at: Date;
  day: string;
}
/** When nobody can be nominated any more, and when the jury is done. */
const ends = sql.raw(`unnest(array[t.nomination_end_at, ${judgingEnd("t")}]) e(at)`);

/** Nominations that somebody has to finalize, the ones that closed first leading, and those that close by themselves. */
export const nominationsToday: Today = {
  waiting: {
    permission: "award:create-type",
    read: async ({ db }) => {
      const [found] = await db.rows<Ended>(sql`
        select count(*) over ()::int as count, t.id, t.name, coalesce(${sql.raw(judgingEnd("t"))}, t.nomination_end_at) as since
        from award_types t
        where t.tenant_id = ${db.tenantId} and t.nomination and t.archived_at is null
          and ${sql.raw(status("t"))} = 'ended'
          and (select true from award_nominations n where n.tenant_id = ${db.tenantId} and n.type_id = t.id limit 1)
        order by since, t.id limit 1`);
      if (!found) return [];
      const { count, id, name, since } = found;
      const path = count === 1 ? `/admin/awards/nomination/${id}` : "/admin/awards/list/nominations";
      return [{ kind: "nominations", count, name, since: since.toISOString(), path }];
    },
  },
  coming: {
    permission: "award:create-type",
    read: async ({ db, now, actor }, { until }) => {
      const rows = await db.rows<Closing>(sql`
        select t.id, t.name, e.at, (e.at at time zone ${actor.timezone})::date::text as day
        from award_types t cross join lateral ${ends}
        where t.tenant_id = ${db.tenantId} and t.nomination and t.archived_at is null and t.finalized_at is null
          and e.at > ${now} and e.at <= ${until}`);
      return rows.map(({ id, name, at, day }) => ({
        ...{ kind: "closing" as const, day, at: at.toISOString(), count: 1, name, points: null },
        path: `/admin/awards/nomination/${id}`,
      }));
    },
  },
};
