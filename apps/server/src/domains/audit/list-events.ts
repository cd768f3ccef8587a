import type { auditEndpoints } from "@plaudit/api/audit.ts";
import type { Output } from "@plaudit/api/endpoint.ts";
import type { TenantCtx } from "../../context.ts";
import type { Registered } from "../../domain.ts";
import { fieldError } from "../../error.ts";
import { signedCursor } from "../../signed-cursor.ts";
import { presentEvents } from "./present-events.ts";
import { floorStatement, type LogFilter, type LogRow, logStatement } from "./queries.ts";
import { actionsIn } from "./texts.ts";

const cursors = signedCursor("audit");
type Query = Output<(typeof auditEndpoints)["GET /audit/events"]["query"]>;
type Filter = Output<(typeof auditEndpoints)["GET /audit/events/export"]["query"]>;

function position({ secret, db }: TenantCtx, cursor: string | undefined) {
  if (cursor === undefined) return undefined;
  const found = cursors.decode(secret, db.tenantId, cursor);
  if (found) return found;
  throw fieldError("cursor", "cursor", "badCursor");
}

export function filterOf({ areas }: Pick<Registered, "areas">, query: Filter): LogFilter {
  const { actorIdIn = [], operator, entityIdIn = [], actionIn = [], fieldIn = [], from, to } = query;
  const actionsOf = new Map(areas.map((area) => [Object.keys(area.audit)[0], actionsIn(area)]));
  return {
    actorIds: actorIdIn,
    operator: operator === "true",
    entityIds: entityIdIn,
    actions: [...new Set(actionIn.flatMap((one) => actionsOf.get(one) ?? one))],
    fields: fieldIn,
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
  };
}

/** Where a page stops looking for fields, which have no index, however rare they are. */
async function floorOf({ db }: TenantCtx, filter: LogFilter) {
  if (filter.fields.length === 0) return undefined;
  const [row] = await db.rows<Pick<LogRow, "created_at" | "id">>(floorStatement(db.tenantId, filter));
  return row && { at: row.created_at, id: row.id };
}

/** A page of the log: its rows in one round trip, everything's names in a second. Of a rare field it may be short, and not the last. */
export async function listEvents(ctx: TenantCtx, all: Registered, { cursor, pageSize, ...query }: Query) {
  const { db, secret } = ctx;
  const filter = { ...filterOf(all, query), before: position(ctx, cursor) };
  const floor = await floorOf(ctx, filter);
  const found = await db.rows<LogRow>(logStatement(db.tenantId, { ...filter, floor }, pageSize + 1));
  const rows = found.slice(0, pageSize);
  const last = rows.at(-1);
  const end = last && found.length > rows.length ? { at: last.created_at, id: last.id } : floor;
  const next = end ? cursors.encode(secret, db.tenantId, end) : null;
  return { next, ...(await presentEvents(ctx, all, rows)) };
}
