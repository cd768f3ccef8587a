import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { isShownToAll } from "../directory/index.ts";
import { type QualityRow, qualityColumns } from "../value/index.ts";

const active = sql`m.status <> 'archived' and m.suspended_at is null`;
const published = sql`r.deleted_at is null and r.hidden_at is null`;
/** A recognition with more recipients than this is not personal, so it does not count. */
const CROWD = 100;

export interface ReportRow {
  id: string;
  publicStaffProfile: boolean;
  /** Null where they keep their anniversary private. */
  joined_at: Date | null;
  timezone: string | null;
  received_id: string | null;
  received_at: Date | null;
  received_from: string | null;
  given_id: string | null;
  given_at: Date | null;
}

/** Received by `member`, and public or from the reader; private ones between others must not be counted for the reader. */
const received = ({ db, actor }: TenantCtx) => sql`recognition_recipients x
  join recognitions r on r.tenant_id = ${db.tenantId} and r.id = x.recognition_id and ${published}
    and (r.tenant_wide or r.sender_id = ${actor.memberId}) and r.recipient_count <= ${CROWD}
  where x.tenant_id = ${db.tenantId}`;

const reports = ({ db }: TenantCtx) => sql`member_managers g
  join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = g.member_id and ${active}`;

/** Whoever keeps their profile private is last: their place among the others would tell when they were recognized. */
export const reportsOf = (ctx: TenantCtx, limit: number, offset: number) =>
  ctx.db.rows<ReportRow>(sql`
    select m.id, m.timezone, m.public_staff_profile as "publicStaffProfile",
      case when not m.hide_anniversary then m.joined_at end as joined_at,
      got.id as received_id, got.published_at as received_at, got.sender_id as received_from,
      gave.id as given_id, gave.published_at as given_at
    from ${reports(ctx)}
    left join lateral (select r.id, r.published_at, r.sender_id from ${received(ctx)} and x.member_id = m.id
      order by x.published_at desc, x.recognition_id desc limit 1) got on m.public_staff_profile
    left join lateral (select r.id, r.published_at from recognitions r
      where r.tenant_id = ${ctx.db.tenantId} and r.sender_id = m.id and ${published} and r.tenant_wide
      order by r.published_at desc, r.id desc limit 1) gave on m.public_staff_profile
    where g.tenant_id = ${ctx.db.tenantId} and g.manager_id = ${ctx.actor.memberId}
    order by m.public_staff_profile desc, got.published_at nulls first, m.id limit ${limit} offset ${offset}`);

export const countReports = async (ctx: TenantCtx): Promise<number> =>
  (
    await ctx.db.rows<{ count: number }>(sql`
    select count(*)::int as count from ${reports(ctx)}
    where g.tenant_id = ${ctx.db.tenantId} and g.manager_id = ${ctx.actor.memberId}`)
  )[0]?.count ?? 0;

/** By whole weeks before now. */
export const weeksOf = (ctx: TenantCtx, ids: string[]) =>
  ctx.db.rows<{ member_id: string; ago: number; count: number }>(sql`
    select x.member_id, floor(extract(epoch from (select app.now()) - x.published_at) / 604800)::int as ago, count(*)::int as count
    from ${received(ctx)} and x.member_id = any(${sql.param(ids)}::uuid[])
      and x.published_at > (select app.now()) - interval '12 weeks'
    group by 1, 2`);

export const topQualitiesOf = (ctx: TenantCtx, ids: string[]) =>
  ctx.db.rows<QualityRow & { member_id: string }>(sql`
    select top.member_id, ${qualityColumns}
    from (select seen.*, row_number() over (partition by seen.member_id order by seen.count desc, seen.quality_id) as place
      from (select x.member_id, l.quality_id, count(*) as count
        from (select x.member_id, r.id from ${received(ctx)} and x.member_id = any(${sql.param(ids)}::uuid[])
          and x.published_at > (select app.now()) - interval '1 year') x
        join recognition_quality_links l on l.tenant_id = ${ctx.db.tenantId} and l.recognition_id = x.id
        group by 1, 2) seen) top
    join recognition_qualities q on q.tenant_id = ${ctx.db.tenantId} and q.id = top.quality_id
    where top.place <= 3 order by top.place`);

export interface RankingRow {
  id: string;
  place: number;
  given: number;
  own: boolean;
}

/** The first few managers who may be shown to all, then the reader's own place among them. */
export const rankManagers = ({ db, actor }: TenantCtx, limit: number) =>
  db.rows<RankingRow>(sql`
    with counted as materialized (
      select r.sender_id as id, count(*)::int as given from recognitions r
      where r.tenant_id = ${db.tenantId} and r.tenant_wide and ${published}
        and r.published_at > (select app.now()) - interval '90 days'
        and r.sender_id in (select g.manager_id from member_managers g where g.tenant_id = ${db.tenantId})
      group by 1),
    shown as materialized (select c.id, c.given from counted c
      join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = c.id and ${isShownToAll})
    (select id, rank() over (order by given desc)::int as place, given, false as own from shown
      order by place, id limit ${limit})
    union all
    select c.id, 1 + (select count(*)::int from shown s where s.given > c.given and s.id <> c.id), c.given, true
    from counted c where c.id = ${actor.memberId}`);
