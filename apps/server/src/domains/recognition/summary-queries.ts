import { type SQL, sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { type QualityRow, qualityColumns } from "../value/index.ts";
import { keepLarge } from "./keep-large.ts";
import { givenRecognitions } from "./queries.ts";

type Ctx = Pick<TenantCtx, "db">;

/**
 * Start of the running month or week in a zone, some of them ago. As a subquery: inlined, the clock's COALESCE counts
 * as leaky, and row-level security would keep it from the index.
 */
const start = (zone: string, unit: "month" | "week", ago = 0): SQL =>
  sql`(select (date_trunc(${sql.raw(`'${unit}'`)}, app.now() at time zone ${zone}) - ${sql.raw(`interval '${ago} ${unit}'`)}) at time zone ${zone})`;
const published = sql`r.deleted_at is null and r.hidden_at is null`;

interface Goal {
  count: number;
  goal: number;
  month: string;
}
const keepGoal = keepLarge(({ count }: Goal) => count);
/** Public recognitions of the tenant's month, and how many it aims at. */
export const goalOf = ({ db }: Ctx, zone: string): Promise<Goal> =>
  keepGoal(db.tenantId, async () => {
    const [row] = await db.rows<Goal>(sql`
      select
        (select count(*)::int from recognitions r where r.tenant_id = ${db.tenantId} and r.tenant_wide and ${published}
          and r.published_at >= ${start(zone, "month")} and r.published_at < ${start(zone, "month", -1)}) as count,
        coalesce((select s.monthly_goal from points_settings s where s.tenant_id = ${db.tenantId}), 80) as goal,
        to_char(app.now() at time zone ${zone}, 'YYYY-MM') as month`);
    return row ?? { count: 0, goal: 0, month: "" };
  });

export interface MonthRow {
  month: string;
  received: number;
  given: number;
}

/** `everything` for who may see a person's private recognitions too. */
export async function summaryOf(
  ctx: Pick<TenantCtx, "db" | "actor">,
  memberId: string,
  zone: string,
  everything: boolean,
) {
  const { db } = ctx;
  const seen = everything ? published : sql`${published} and r.tenant_wide`;
  const receivedFrom = sql`recognition_recipients x
    join recognitions r on r.tenant_id = ${db.tenantId} and r.id = x.recognition_id and ${seen}
    join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = x.member_id
    where x.tenant_id = ${db.tenantId} and x.member_id = ${memberId} and ${givenRecognitions.knownToReceive(ctx)}`;
  const givenFrom = sql`recognitions r where r.tenant_id = ${db.tenantId} and r.sender_id = ${memberId} and ${seen}`;
  const month = sql`to_char(r.published_at at time zone ${zone}, 'YYYY-MM')`;
  const [totals, received, given, qualities, months] = await Promise.all([
    db.rows<{ received: number; given: number }>(sql`
      select (select count(*)::int from ${receivedFrom}) as received, (select count(*)::int from ${givenFrom}) as given`),
    db.rows<{ month: string; count: number }>(sql`
      select ${month} as month, count(*)::int as count from ${receivedFrom}
      and r.published_at >= ${start(zone, "month", 11)} group by 1`),
    db.rows<{ month: string; count: number }>(sql`
      select ${month} as month, count(*)::int as count from ${givenFrom}
      and r.published_at >= ${start(zone, "month", 11)} group by 1`),
    db.rows<QualityRow & { count: number }>(sql`
      select ${qualityColumns}, used.count
      from (select l.quality_id, count(*)::int as count from recognition_quality_links l
        where l.tenant_id = ${db.tenantId} and l.recognition_id = any(array(select r.id from ${receivedFrom}))
        group by l.quality_id) used
      join recognition_qualities q on q.tenant_id = ${db.tenantId} and q.id = used.quality_id
      order by used.count desc, q.position, q.id limit 8`),
    db.rows<{ month: string }>(sql`
      select to_char(date_trunc('month', app.now() at time zone ${zone}) - make_interval(months => ago), 'YYYY-MM')
        as month from generate_series(11, 0, -1) ago`),
  ]);
  const at = (rows: { month: string; count: number }[], key: string) =>
    rows.find((row) => row.month === key)?.count ?? 0;
  return {
    received: totals[0]?.received ?? 0,
    given: totals[0]?.given ?? 0,
    months: months.map((m): MonthRow => ({ ...m, received: at(received, m.month), given: at(given, m.month) })),
    qualities,
  };
}

interface Week {
  recognitions: number;
  people: number;
}
const keepWeek = keepLarge(({ recognitions }: Week) => recognitions);
/** The running week's public recognitions: how many, and to how many people. */
export const weekOf = ({ db }: Ctx, zone: string): Promise<Week> =>
  keepWeek(db.tenantId, async () => {
    const [row] = await db.rows<Week>(sql`
      with week as materialized (
        select r.id from recognitions r where r.tenant_id = ${db.tenantId} and r.tenant_wide and ${published}
          and r.published_at >= ${start(zone, "week")} and r.published_at < ${start(zone, "week", -1)})
      select (select count(*)::int from week) as recognitions,
        (select count(distinct x.member_id)::int from recognition_recipients x
          where x.tenant_id = ${db.tenantId} and x.recognition_id = any(array(select id from week))) as people`);
    return row ?? { recognitions: 0, people: 0 };
  });

/** Of these, how many reached somebody of this person's teams: read from those people's own, however many others there are. */
export async function ownWeekOf({ db }: Ctx, zone: string, memberId: string): Promise<number> {
  const [row] = await db.rows<{ own: number }>(sql`
    select count(distinct x.recognition_id)::int as own from recognition_recipients x
    join recognitions r on r.tenant_id = ${db.tenantId} and r.id = x.recognition_id and r.tenant_wide and ${published}
    where x.tenant_id = ${db.tenantId} and x.published_at >= ${start(zone, "week")} and x.published_at < ${start(zone, "week", -1)}
      and x.member_id in (select m.member_id from team_members m where m.tenant_id = ${db.tenantId} and m.team_id in (
        select o.team_id from team_members o where o.tenant_id = ${db.tenantId} and o.member_id = ${memberId}))`);
  return row?.own ?? 0;
}
