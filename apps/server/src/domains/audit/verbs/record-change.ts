import { changedFields } from "../../../changed-fields.ts";
import { recordAudit } from "./record-audit.ts";

type Fields = Record<string, unknown>;

/**
 * Records what differs of an entity; false, and nothing written, where nothing does. The action's first word is the
 * entity's type. A created or deleted entity is null on the other side and kept whole.
 */
export async function recordChange(
  ctx: Parameters<typeof recordAudit>[0],
  action: `${string}.${string}`,
  entityId: string,
  before: Fields | null,
  after: Fields | null,
): Promise<boolean> {
  const changed = before && after ? changedFields(before, after) : { before, after };
  if (!changed) return false;
  const [entityType = ""] = action.split(".");
  await recordAudit(ctx, { action, entityType, entityId, ...changed });
  return true;
}
