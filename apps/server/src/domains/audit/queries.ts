import { type SQL, sql } from "drizzle-orm";
import type { LogPosition } from "./rules/cursor.ts";

export interface LogFilter {
  actorIds: string[];
  entityIds: string[];
  actions: string[];
  from?: Date | undefined;
  to?: Date | undefined;
  before?: LogPosition | undefined;
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

const columns = sql`e.id, e.created_at, e.actor_id, e.action, e.entity_type, e.entity_id, e.before, e.after`;

function within({ from, to, before }: LogFilter): SQL {
  const parts = [
    from && sql` and e.created_at >= ${from}::timestamptz`,
    to && sql` and e.created_at < ${to}::timestamptz`,
    before && sql` and (e.created_at, e.id) < (${before.createdAt}::timestamptz, ${before.id}::uuid)`,
  ];
  return sql.join(parts.filter((part) => part !== undefined));
}
const uuids = (ids: string[]) => sql`${sql.param(ids)}::uuid[]`;
const texts = (words: string[]) => sql`${sql.param(words)}::text[]`;

/** Each wanted value is a range of an index of its own that ends after `limit` rows; a list of values is merged from those. */
function newestOfEach(tenantId: string, filter: LogFilter, limit: number): SQL | null {
  const { actorIds, entityIds, actions } = filter;
  const newest = (from: SQL, condition: SQL) => sql`
    select x.* from ${from}
    cross join lateral (
      select ${columns} from audit_events e
      where e.tenant_id = ${tenantId} and ${condition}${within(filter)}
      order by e.created_at desc, e.id desc limit ${limit}) x`;
  if (entityIds.length > 0) {
    const byActor = actorIds.length > 0 ? sql` and e.actor_id = any(${uuids(actorIds)})` : sql``;
    const byAction = actions.length > 0 ? sql` and e.action = any(${texts(actions)})` : sql``;
    return newest(sql`unnest(${uuids(entityIds)}) entity(id)`, sql`e.entity_id = entity.id${byActor}${byAction}`);
  }
  if (actorIds.length > 0 && actions.length > 0)
    return newest(
      sql`unnest(${uuids(actorIds)}) actor(id) cross join unnest(${texts(actions)}) wanted(action)`,
      sql`e.actor_id = actor.id and e.action = wanted.action`,
    );
  if (actorIds.length > 0) return newest(sql`unnest(${uuids(actorIds)}) actor(id)`, sql`e.actor_id = actor.id`);
  if (actions.length > 0) return newest(sql`unnest(${texts(actions)}) wanted(action)`, sql`e.action = wanted.action`);
  return null;
}

export function logStatement(tenantId: string, filter: LogFilter, limit: number): SQL {
  const narrowed = newestOfEach(tenantId, filter, limit);
  return narrowed
    ? sql`select * from (${narrowed}) e order by e.created_at desc, e.id desc limit ${limit}`
    : sql`
      select ${columns} from audit_events e where e.tenant_id = ${tenantId}${within(filter)}
      order by e.created_at desc, e.id desc limit ${limit}`;
}
