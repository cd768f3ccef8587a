import { type SQL, sql } from "drizzle-orm";
import type { TenantDb } from "../../db/tenant-db.ts";

const TEAM_LEAST = 5;
const TEAMS_LOOKED_AT = 24;
/** A recognition with more recipients than this is not personal, so it does not count. */
const CROWD = 100;
const STORIES = 3;

interface Month {
  db: TenantDb;
  month: string;
  zone: string;
}

/** Public recognitions `r` of a tenant's month. The bounds are subqueries, so that row-level security lets them reach the index. */
const within = ({ db, month, zone }: Month): SQL => sql`
  r.tenant_id = ${db.tenantId} and r.tenant_wide and r.deleted_at is null and r.hidden_at is null
  and r.published_at >= (select (${`${month}-01`}::timestamp) at time zone ${zone})
  and r.published_at < (select (${`${month}-01`}::timestamp + interval '1 month') at time zone ${zone})`;

export const countMonth = async (of: Month): Promise<number> =>
  (await of.db.rows<{ count: number }>(sql`select count(*)::int as count from recognitions r where ${within(of)}`))[0]
    ?.count ?? 0;

export const qualityCounts = (of: Month) =>
  of.db.rows<{ id: string; count: number }>(sql`
    select l.quality_id as id, count(*)::int as count from recognitions r
    join recognition_quality_links l on l.tenant_id = ${of.db.tenantId} and l.recognition_id = r.id
    where ${within(of)} group by 1`);

/** Neither too short to be a story nor too long for the page, newest first. */
export const storyIds = (of: Month) =>
  of.db.rows<{ quality_id: string; id: string }>(sql`
    select s.quality_id, s.id from (
      select l.quality_id, r.id, row_number() over (partition by l.quality_id order by r.published_at desc, r.id desc) as place
      from recognitions r
      join recognition_quality_links l on l.tenant_id = ${of.db.tenantId} and l.recognition_id = r.id
      where ${within(of)} and length(r.message_text) between 40 and 400) s
    where s.place <= ${STORIES} order by s.place`);

/** Thanks from or to members of both teams do not count. */
export const teamFlows = (of: Month, teamIds: string[]) => {
  const { tenantId } = of.db;
  const drawn = sql`any(${sql.param(teamIds)}::uuid[])`;
  const isIn = (member: SQL, team: SQL) => sql`
    (select true from team_members b where b.tenant_id = ${tenantId} and b.team_id = ${team} and b.member_id = ${member})`;
  return of.db.rows<{ from: string; to: string; count: number }>(sql`
    select f.team_id as "from", t.team_id as "to", count(distinct r.id)::int as count from recognitions r
    join team_members f on f.tenant_id = ${tenantId} and f.member_id = r.sender_id and f.team_id = ${drawn}
    join recognition_recipients x on x.tenant_id = ${tenantId} and x.recognition_id = r.id
    join team_members t on t.tenant_id = ${tenantId} and t.member_id = x.member_id and t.team_id = ${drawn}
      and t.team_id <> f.team_id
    where ${within(of)} and r.recipient_count <= ${CROWD}
      and ${isIn(sql`x.member_id`, sql`f.team_id`)} is not true and ${isIn(sql`r.sender_id`, sql`t.team_id`)} is not true
    group by 1, 2`);
};

export interface Participation {
  both: number;
  gave: number;
  received: number;
}
export const participationOf = async (of: Month): Promise<Participation> => {
  const { tenantId } = of.db;
  const [row] = await of.db.rows<Participation>(sql`
    select count(*) filter (where p.gave and p.received)::int as both,
      count(*) filter (where not p.received)::int as gave, count(*) filter (where not p.gave)::int as received
    from (select s.member_id, bool_or(s.gave) as gave, bool_or(not s.gave) as received from (
        select r.sender_id as member_id, true as gave from recognitions r where ${within(of)}
        union all select x.member_id, false from recognitions r
        join recognition_recipients x on x.tenant_id = ${tenantId} and x.recognition_id = r.id
        where ${within(of)} and r.recipient_count <= ${CROWD}) s
      group by 1) p
    join tenant_members m on m.tenant_id = ${tenantId} and m.id = p.member_id
      and m.status <> 'archived' and m.suspended_at is null`);
  return row ?? { both: 0, gave: 0, received: 0 };
};

export interface LargeTeam {
  id: string;
  people: number;
}
/** Teams of five active people and more, the largest first. */
export const largeTeams = (db: TenantDb) =>
  db.rows<LargeTeam>(sql`
    select t.id, count(*)::int as people from teams t
    join team_members x on x.tenant_id = ${db.tenantId} and x.team_id = t.id
    join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = x.member_id
      and m.status <> 'archived' and m.suspended_at is null
    where t.tenant_id = ${db.tenantId} and t.archived_at is null
    group by t.id having count(*) >= ${TEAM_LEAST} order by count(*) desc, t.id limit ${TEAMS_LOOKED_AT}`);

/** Those of these teams that still have five active members, with their names. */
export const drawable = (db: TenantDb, ids: string[]) =>
  db.rows<{ id: string; name: string }>(sql`
    select t.id, t.name from teams t
    where t.tenant_id = ${db.tenantId} and t.id = any(${sql.param(ids)}::uuid[]) and t.archived_at is null
      and (select count(*) from (select 1 from team_members x
        join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = x.member_id
          and m.status <> 'archived' and m.suspended_at is null
        where x.tenant_id = ${db.tenantId} and x.team_id = t.id limit ${TEAM_LEAST}) first_few) = ${TEAM_LEAST}`);

/** Every month that has a recognition. */
export const monthsWithRecognitions = (db: TenantDb, zone: string) =>
  db.rows<{ month: string }>(sql`
    select distinct to_char(r.published_at at time zone ${zone}, 'YYYY-MM') as month from recognitions r
    where r.tenant_id = ${db.tenantId} order by 1`);
