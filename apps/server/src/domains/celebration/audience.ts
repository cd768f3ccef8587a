import { sql } from "drizzle-orm";
import type { WorkerCtx } from "../../jobs/context.ts";
import type { Audience } from "../engagement/index.ts";
import { eventsSeen } from "./queries.ts";
import { managersOf } from "./verbs/teams-of.ts";

export const eventPath = (id: string): string => `/celebrate/calendar/${id}`;

/** Its member, who is notified of what others write; null where colleagues do not know of it any more. */
export async function eventAudience({ db }: WorkerCtx, id: string): Promise<Audience | null> {
  const [stored] = await db.rows<{ memberId: string }>(sql`
    select member_id as "memberId" from celebrations where tenant_id = ${db.tenantId} and id = ${id}`);
  if (!stored) return null;
  const { memberId } = stored;
  const { choices, rows } = await eventsSeen({ db, actor: { memberId } }, [id]);
  const [row] = rows;
  if (!row?.seen) return null;
  return {
    authorId: memberId,
    recipientIds: [],
    async viewersAmong(ids) {
      const { audience } = choices.kinds[row.kind];
      if (audience === "everyone") return new Set(ids);
      if (audience === "managers")
        return new Set([memberId, ...((await managersOf({ db }, [memberId])).get(memberId) ?? [])]);
      const mates = await db.rows<{ id: string }>(sql`
        select distinct b.member_id as id from team_members a
        join team_members b on b.tenant_id = ${db.tenantId} and b.team_id = a.team_id
          and b.member_id = any(${sql.param(ids)}::uuid[])
        where a.tenant_id = ${db.tenantId} and a.member_id = ${memberId}`);
      return new Set([memberId, ...mates.map((mate) => mate.id)]);
    },
    resourcePath: eventPath(id),
  };
}
