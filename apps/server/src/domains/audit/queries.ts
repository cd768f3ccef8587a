import { type SQL, sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import type { Position } from "../../signed-cursor.ts";

export interface LogFilter {
  actorIds: string[];
  /** What has no actor. */
  operator: boolean;
  entityIds: string[];
  actions: string[];
  fields: string[];
  from?: Date | undefined;
  to?: Date | undefined;
  before?: Position | undefined;
  /** Nothing older is looked at. */
  floor?: Position | undefined;
}
export interface LogRow {
  id: string;
  created_at: Date;
  actor_id: string | null;
  action: string;
  entity_type: string;
  entity_id: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

const shown = sql`e.id, e.created_at, e.actor_id, e.action, e.entity_type, e.entity_id, e.before, e.after`;

const LEAST_ID = "00000000-0000-0000-0000-000000000000";

const uuids = (ids: string[]) => sql`${sql.param(ids)}::uuid[]`;
const texts = (words: string[]) => sql`${sql.param(words)}::text[]`;

/** From `from` to whichever of `to` and the cursor comes first. Fields have no index: they are looked for in the range that all else leaves, down to the floor. */
function within({ from, to, before, floor, operator, fields }: LogFilter): SQL {
  const end = before && (!to || before.at < to) ? before : to && { at: to, id: LEAST_ID };
  const after = from ? sql` and e.created_at >= ${from}::timestamptz` : sql``;
  const ended = end ? sql` and (e.created_at, e.id) < (${end.at}::timestamptz, ${end.id}::uuid)` : sql``;
  const operators = operator ? sql` and e.actor_id is null` : sql``;
  const deepest = floor ? sql` and (e.created_at, e.id) >= (${floor.at}::timestamptz, ${floor.id}::uuid)` : sql``;
  const named = texts(fields);
  const shows =
    fields.length > 0 ? sql` and (jsonb_exists_any(e.before, ${named}) or jsonb_exists_any(e.after, ${named}))` : sql``;
  return sql`${after}${ended}${deepest}${operators}${shows}`;
}

/** Which rows of each range, newest first. */
interface Wanted {
  columns: SQL;
  rows: SQL;
}
/**
 * A list of values is merged from the newest of each, which end after `limit` rows. The position of nulls, in columns that have none, selects among the indexes of time, of one value and of two: no estimate of how rare a value is can choose another.
 */
function newestOfEach(tenantId: string, filter: LogFilter, { columns, rows }: Wanted): SQL | null {
  const { actorIds, entityIds, actions } = filter;
  const newest = (from: SQL, condition: SQL, nulls = sql`nulls last`) => sql`
    select x.* from ${from}
    cross join lateral (
      select ${columns} from audit_events e
      where e.tenant_id = ${tenantId} and ${condition}${within(filter)}
      order by e.created_at desc nulls last, e.id desc ${nulls} ${rows}) x`;
  const actors = sql`unnest(${uuids(actorIds)}) actor(id)`;
  const wanted = sql`unnest(${texts(actions)}) wanted(action)`;
  if (entityIds.length > 0) {
    const actor = actorIds.length > 0 ? sql` and e.actor_id = any(${uuids(actorIds)})` : sql``;
    const action = actions.length > 0 ? sql` and e.action = any(${texts(actions)})` : sql``;
    return newest(sql`unnest(${uuids(entityIds)}) entity(id)`, sql`e.entity_id = entity.id${actor}${action}`);
  }
  if (actorIds.length > 0 && actions.length > 0)
    return newest(
      sql`${actors} cross join ${wanted}`,
      sql`e.actor_id = actor.id and e.action = wanted.action`,
      sql`nulls first`,
    );
  if (actorIds.length > 0) return newest(actors, sql`e.actor_id = actor.id`);
  if (actions.length > 0) return newest(wanted, sql`e.action = wanted.action`);
  return null;
}

function ranges(tenantId: string, filter: LogFilter, wanted: Wanted): SQL {
  const { columns, rows } = wanted;
  return (
    newestOfEach(tenantId, filter, wanted) ??
    sql`select ${columns} from audit_events e where e.tenant_id = ${tenantId}${within(filter)}
      order by e.created_at desc, e.id desc ${rows}`
  );
}

export function logStatement(tenantId: string, filter: LogFilter, limit: number): SQL {
  const found = ranges(tenantId, filter, { columns: shown, rows: sql`limit ${limit}` });
  return sql`select * from (${found}) e order by e.created_at desc, e.id desc limit ${limit}`;
}

/** How many events of a range one page looks at to find a field. */
export const LOOKED_AT = 20_000;

/** Down to where that many are: none where all that is left is fewer. */
export function floorStatement(tenantId: string, filter: LogFilter): SQL {
  const columns = sql`e.created_at, e.id`;
  const last = ranges(tenantId, { ...filter, fields: [] }, { columns, rows: sql`offset ${LOOKED_AT - 1} limit 1` });
  return sql`select * from (${last}) e order by e.created_at desc, e.id desc limit 1`;
}

/** What entities were called when they were deleted, by the events of it. */
export async function deletedNames({ db }: Pick<TenantCtx, "db">, ids: string[]): Promise<Record<string, string>> {
  if (ids.length === 0) return {};
  const rows = await db.rows<{ id: string; name: string }>(sql`
    select e.entity_id as id, e.before ->> 'name' as name from audit_events e
    where e.tenant_id = ${db.tenantId} and e.entity_id = any(${uuids(ids)}) and e.after is null
      and e.before ->> 'name' is not null`);
  return Object.fromEntries(rows.map((row) => [row.id, row.name]));
}
