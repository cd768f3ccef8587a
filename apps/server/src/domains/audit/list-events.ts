import type { AuditEvent, auditEndpoints } from "@plaudit/api/audit.ts";
import type { Output } from "@plaudit/api/endpoint.ts";
import type { TenantCtx } from "../../context.ts";
import type { Registered } from "../../domain.ts";
import { fieldError } from "../../error.ts";
import { signedCursor } from "../../signed-cursor.ts";
import { deletedNames, type LogRow, logStatement } from "./queries.ts";
import { namedIds } from "./rules/named-ids.ts";
import { actionsIn, logTexts } from "./texts.ts";

const cursors = signedCursor("audit");
type Query = Output<(typeof auditEndpoints)["GET /audit/events"]["query"]>;

function position({ secret, db }: TenantCtx, cursor: string | undefined) {
  if (cursor === undefined) return undefined;
  const found = cursors.decode(secret, db.tenantId, cursor);
  if (found) return found;
  throw fieldError("cursor", "cursor", "badCursor");
}

/** The entity's name when the event was recorded: the only source once it is deleted. */
function calledThen({ before, after }: LogRow): string | null {
  for (const fields of [after, before]) {
    const { name, firstName, lastName } = fields ?? {};
    if (typeof name === "string") return name;
    if (typeof firstName === "string" && typeof lastName === "string") return `${firstName} ${lastName}`.trim();
  }
  return null;
}

/** A page of the log: its rows in one round trip, everything's names in a second. */
export async function listEvents(ctx: TenantCtx, { areas, people, namers }: Registered, query: Query) {
  const { db, secret } = ctx;
  const { actorIdIn = [], entityIdIn = [], actionIn = [], from, to, cursor, pageSize } = query;
  const actionsOf = new Map(areas.map((area) => [Object.keys(area.audit)[0], actionsIn(area)]));
  const filter = {
    actorIds: actorIdIn,
    entityIds: entityIdIn,
    actions: [...new Set(actionIn.flatMap((one) => actionsOf.get(one) ?? one))],
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
    before: position(ctx, cursor),
  };
  const found = await db.rows<LogRow>(logStatement(db.tenantId, filter, pageSize + 1));
  const rows = found.slice(0, pageSize);
  const ids = namedIds(rows.map(({ entity_id: entityId, before, after }) => ({ entityId, before, after })));
  const actorIds = [...new Set(rows.flatMap((row) => row.actor_id ?? []))];
  const [actors, ...maps] = await Promise.all([people(ctx, actorIds), ...namers.map((namer) => namer(ctx, ids))]);
  const names: Record<string, string> = Object.fromEntries(maps.flatMap((map) => [...map]));
  const deletable = areas.flatMap(({ audit }) => Object.keys(audit).filter((type) => audit[type]?.includes("delete")));
  const unnamed = rows.filter(
    (row) => deletable.includes(row.entity_type) && !(row.entity_id in names) && !calledThen(row),
  );
  Object.assign(names, await deletedNames(ctx, [...new Set(unnamed.map((row) => row.entity_id))]));
  const texts = logTexts(areas, ctx.actor.locale);
  const labels: Record<string, string> = {};
  for (const { action, before, after } of rows)
    for (const field of Object.keys({ ...before, ...after })) {
      const label = texts.field(action.split(".")[0] ?? "", field);
      if (label) labels[field] = label;
    }
  const last = rows.at(-1);
  const results = rows.map(
    (row): AuditEvent => ({
      __entity_type__: "auditEvent",
      id: row.id,
      createdAt: row.created_at.toISOString(),
      action: row.action,
      sentence: texts.sentence(row.action),
      actor: (row.actor_id && actors.get(row.actor_id)) || null,
      entityType: row.entity_type,
      entityId: row.entity_id,
      entityName: names[row.entity_id] ?? calledThen(row),
      before: row.before,
      after: row.after,
    }),
  );
  const next =
    last && found.length > rows.length
      ? cursors.encode(secret, db.tenantId, { at: last.created_at, id: last.id })
      : null;
  return { results, next, names, labels };
}
