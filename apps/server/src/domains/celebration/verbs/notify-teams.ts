import { sql } from "drizzle-orm";
import { columnsOf } from "../../../db/rows.ts";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { notify } from "../../notification/index.ts";
import { eventPath } from "../audience.ts";
import { preferencesOf } from "../preferences.ts";
import { isShown, type Member, shownOf } from "../rules/shown.ts";
import type { celebrations } from "../tables.ts";
import { managersOf } from "./teams-of.ts";

/** In larger teams somebody has a day all the time: they have the calendar. */
const MOST_MATES = 50;

type Row = Pick<typeof celebrations.$inferSelect, "id" | "memberId" | "kind" | "occasion" | "celebratedOn">;

/** Notifies those who share a small team with somebody, or whom they report to where nobody else sees it, of what is still shown of them. */
export async function notifyTeams(ctx: WorkerCtx, ids: readonly string[]): Promise<void> {
  const { db } = ctx;
  const { tenantId } = db;
  const [choices, found] = await Promise.all([
    preferencesOf(db),
    db.rows<Row & Member>(sql`
      select c.id, c.member_id as "memberId", c.kind, c.occasion, c.celebrated_on::text as "celebratedOn", ${columnsOf("m", shownOf)}
      from celebrations c join tenant_members m on m.tenant_id = ${tenantId} and m.id = c.member_id
      where c.tenant_id = ${tenantId} and c.id = any(${sql.param(ids)}::uuid[]) order by c.id`),
  ]);
  const events = found.filter((row) => choices.kinds[row.kind].active && isShown(row.kind, row));
  const mates = await db.rows<{ memberId: string; mates: string[] }>(sql`
    select a.member_id as "memberId", array_agg(distinct r.id) as mates
    from team_members a
    join teams t on t.tenant_id = ${tenantId} and t.id = a.team_id and t.archived_at is null
    join team_members b on b.tenant_id = ${tenantId} and b.team_id = a.team_id and b.member_id <> a.member_id
    join tenant_members r on r.tenant_id = ${tenantId} and r.id = b.member_id and r.status = 'joined' and r.suspended_at is null
    where a.tenant_id = ${tenantId} and a.member_id = any(${sql.param(events.map(({ memberId }) => memberId))}::uuid[])
      and (select count(*) from (select from team_members s where s.tenant_id = ${tenantId} and s.team_id = a.team_id
        limit ${MOST_MATES + 1}) s) <= ${MOST_MATES}
    group by a.member_id`);
  const matesOf = new Map(mates.map((row) => [row.memberId, row.mates]));
  const isManaged = ({ kind }: Row) => choices.kinds[kind].audience === "managers";
  const managers = await managersOf(
    ctx,
    events.filter(isManaged).map(({ memberId }) => memberId),
  );
  for (const event of events) {
    const { id, memberId, kind, occasion, celebratedOn } = event;
    await notify(
      ctx,
      ((isManaged(event) ? managers : matesOf).get(memberId) ?? []).map((colleague) => ({
        memberId: colleague,
        params: {
          kind: `celebration.${kind}` as const,
          ...(kind !== "birthday" && { count: occasion }),
          date: celebratedOn,
        },
        fromMemberId: memberId,
        resourcePath: eventPath(id),
        sourceKey: `celebration:${id}`,
      })),
    );
  }
}
