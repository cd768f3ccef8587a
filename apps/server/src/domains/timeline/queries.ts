import { type SQL, sql } from "drizzle-orm";
import type { TenantDb } from "../../db/tenant-db.ts";
import type { Position } from "../../signed-cursor.ts";

export interface FeedRange {
  before?: Position;
  after?: Position;
  teamIds: string[];
  types: readonly string[];
}
export interface FeedRow {
  id: string;
  /** A newer release may have published a type that this one does not know. */
  type: string;
  entity_id: string;
  published_at: Date;
  pinned_until: Date | null;
  tenant_wide: boolean;
}

const columns = sql`i.id, i.type, i.entity_id, i.published_at, i.pinned_until, i.tenant_wide`;

function within({ before, after }: FeedRange, at: SQL, id: SQL): SQL {
  const older = before ? sql` and (${at}, ${id}) < (${before.at}::timestamptz, ${before.id}::uuid)` : sql``;
  const newer = after ? sql` and (${at}, ${id}) > (${after.at}::timestamptz, ${after.id}::uuid)` : sql``;
  return sql`${older}${newer}`;
}
const ofTypes = ({ types }: FeedRange): SQL =>
  types.length > 0 ? sql` and i.type = any(${sql.param(types)}::text[])` : sql``;

/** Every branch is one range of an index that ends after `limit` rows, however large the feed is. */
const publicItems = (tenantId: string, range: FeedRange, limit: number): SQL => sql`
  (select ${columns} from timeline_items i
   where i.tenant_id = ${tenantId} and i.tenant_wide and i.removed_at is null${ofTypes(range)}
     ${within(range, sql`i.published_at`, sql`i.id`)}
   order by i.published_at desc, i.id desc limit ${limit})`;

const teamItems = (tenantId: string, range: FeedRange, limit: number): SQL =>
  sql.join(
    range.teamIds.map(
      (teamId) => sql`
  (select ${columns} from timeline_item_teams t
   join timeline_items i on i.tenant_id = ${tenantId} and i.id = t.item_id and i.removed_at is null${ofTypes(range)}
   where t.tenant_id = ${tenantId} and t.team_id = ${teamId} and t.tenant_wide
     ${within(range, sql`t.published_at`, sql`t.item_id`)}
   order by t.published_at desc, t.item_id desc limit ${limit})`,
    ),
    sql` union `,
  );

const privateItems = (tenantId: string, memberId: string, range: FeedRange, limit: number): SQL => sql`
  (select ${columns} from timeline_viewers v
   join timeline_items i
     on i.tenant_id = ${tenantId} and i.id = v.item_id and not i.tenant_wide and i.removed_at is null${ofTypes(range)}
   where v.tenant_id = ${tenantId} and v.member_id = ${memberId}
     ${within(range, sql`v.published_at`, sql`v.item_id`)}${
       range.teamIds.length > 0
         ? sql` and (select true from timeline_item_teams t where t.tenant_id = ${tenantId}
                 and t.team_id = any(${sql.param(range.teamIds)}::uuid[]) and t.item_id = v.item_id limit 1)`
         : sql``
     }
   order by v.published_at desc, v.item_id desc limit ${limit})`;

export const feedStatement = (tenantId: string, memberId: string, range: FeedRange, limit: number): SQL => sql`
  select * from (
    ${range.teamIds.length > 0 ? teamItems(tenantId, range, limit) : publicItems(tenantId, range, limit)}
    union all
    ${privateItems(tenantId, memberId, range, limit)}
  ) i order by i.published_at desc, i.id desc limit ${limit}`;

export const pinnedStatement = (tenantId: string, memberId: string): SQL => sql`
  select ${columns} from timeline_items i
  where i.tenant_id = ${tenantId} and i.pinned_until > (select app.now()) and i.removed_at is null
    and (i.tenant_wide or (select true from timeline_viewers v where v.tenant_id = ${tenantId}
         and v.member_id = ${memberId} and v.item_id = i.id limit 1))
  order by i.published_at desc, i.id desc limit 20`;

/** Of what these stand for, until when it is pinned now. */
export async function pinnedUntilOf(db: TenantDb, entityIds: readonly string[]): Promise<Map<string, Date>> {
  const rows = await db.rows<{ id: string; until: Date }>(sql`
    select entity_id as id, pinned_until as until from timeline_items
    where tenant_id = ${db.tenantId} and entity_id = any(${sql.param(entityIds)}::uuid[])
      and pinned_until > (select app.now()) and removed_at is null`);
  return new Map(rows.map(({ id, until }) => [id, until]));
}

export async function publishedSince(db: TenantDb, since: Date): Promise<boolean> {
  const rows = await db.rows(sql`
    select 1 from timeline_items
    where tenant_id = ${db.tenantId} and tenant_wide and removed_at is null and published_at > ${since} limit 1`);
  return rows.length > 0;
}

interface TeamRange {
  memberIds: string[];
  type: string;
  from: Date;
  until: Date;
  /** For each of them. */
  limit: number;
}
/** The newest public items of each member's teams in a stretch of time, each item once. */
export const newestOfTeams = (db: TenantDb, { memberIds, type, from, until, limit }: TeamRange) =>
  db.rows<{ memberId: string; entityId: string }>(sql`
    select reader.id as "memberId", newest.entity_id as "entityId"
    from unnest(${sql.param(memberIds)}::uuid[]) reader(id)
    cross join lateral (
      select i.entity_id, i.published_at, i.id from team_members m
      join timeline_item_teams t on t.tenant_id = ${db.tenantId} and t.team_id = m.team_id and t.tenant_wide
        and t.published_at >= ${from} and t.published_at < ${until}
      join timeline_items i on i.tenant_id = ${db.tenantId} and i.id = t.item_id and i.type = ${type}
        and i.removed_at is null
      where m.tenant_id = ${db.tenantId} and m.member_id = reader.id
      group by i.entity_id, i.published_at, i.id order by i.published_at desc, i.id desc limit ${limit}) newest`);
