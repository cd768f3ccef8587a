import { sql } from "drizzle-orm";
import type { Today } from "../../domain.ts";

/** How many cards open on a day. Whoever receives one does not learn of it. */
export const cardsToday: Today = {
  coming: {
    permission: "card:manage",
    read: async ({ db, actor }, { from, to }) => {
      const rows = await db.rows<{ day: string; count: number }>(sql`
        select c.deliver_on::text as day, count(*)::int as count from cards c
        where c.tenant_id = ${db.tenantId} and c.state = 'open' and c.deliver_on between ${from}::date and ${to}::date
          and (select true from card_recipients r where r.tenant_id = ${db.tenantId} and r.card_id = c.id
            and r.member_id = ${actor.memberId} limit 1) is null
        group by c.deliver_on`);
      return rows.map(({ day, count }) => ({
        ...{ kind: "cards" as const, day, at: null, count, name: null, points: null },
        path: "/admin/cards/configure",
      }));
    },
  },
};
