import type { AuditEvent } from "@plaudit/api/audit.ts";
import type { TenantCtx } from "../../context.ts";
import type { Registered } from "../../domain.ts";
import { deletedNames, type LogRow } from "./queries.ts";
import { namedIds } from "./rules/named-ids.ts";
import { logTexts } from "./texts.ts";

/** The entity's name when the event was recorded: the only source once it is deleted. */
function calledThen({ before, after }: LogRow): string | null {
  for (const fields of [after, before]) {
    const { name, firstName, lastName } = fields ?? {};
    if (typeof name === "string") return name;
    if (typeof firstName === "string" && typeof lastName === "string") return `${firstName} ${lastName}`.trim();
  }
  return null;
}

/** Rows of the log with everything's names, which take one round trip. */
export async function presentEvents(
  ctx: Pick<TenantCtx, "db" | "secret" | "now" | "actor" | "tenant">,
  { areas, people, namers }: Registered,
  rows: readonly LogRow[],
) {
  const ids = namedIds(rows.map(({ entity_id: entityId, before, after }) => ({ entityId, before, after })));
  const actorIds = [...new Set(rows.flatMap((row) => row.actor_id ?? []))];
  const [actors, ...maps] = await Promise.all([people(ctx, actorIds), ...namers.map((namer) => namer(ctx, ids))]);
  const names: Record<string, string> = Object.fromEntries(maps.flatMap((map) => [...map]));
  const deletable = areas.flatMap(({ audit }) => Object.keys(audit).filter((type) => audit[type]?.includes("delete")));
  const unnamed = rows.filter(
    (row) => deletable.includes(row.entity_type) && !(row.entity_id in names) && !calledThen(row),
  );
  Object.assign(names, await deletedNames(ctx, [...new Set(unnamed.map((row) => row.entity_id))]));
  const texts = logTexts(areas, ctx);
  const labels: Record<string, string> = {};
  for (const { action, before, after } of rows)
    for (const field of Object.keys({ ...before, ...after })) {
      const label = texts.field(action.split(".")[0] ?? "", field);
      if (label) labels[field] = label;
    }
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
  return { results, names, labels };
}
