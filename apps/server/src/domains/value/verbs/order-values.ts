import { sql } from "drizzle-orm";
import { changedFields } from "../../../changed-fields.ts";
import type { TenantCtx } from "../../../context.ts";
import { ofTenant } from "../../../db/rows.ts";
import { DomainError } from "../../../error.ts";
import { recordAudit } from "../../audit/index.ts";
import { lockValues } from "../queries.ts";
import { recognitionValues } from "../tables.ts";

/** Those that are not named keep their order behind those that are. */
export async function orderValues(ctx: TenantCtx, ids: string[]): Promise<void> {
  const { db } = ctx;
  await lockValues(ctx);
  const { id: valueId, position } = recognitionValues;
  const now = await db.orm
    .select({ id: valueId })
    .from(recognitionValues)
    .where(ofTenant(db, recognitionValues))
    .orderBy(position, valueId);
  const before = now.map((row) => row.id);
  if (ids.some((id) => !before.includes(id))) throw new DomainError("NotFound", "noValue");
  const after = [...new Set([...ids, ...before])];
  const changed = changedFields({ valueIds: before }, { valueIds: after });
  if (!changed) return;
  await db.rows(sql`
    update recognition_values v set position = o.place - 1
    from unnest(${sql.param(after)}::uuid[]) with ordinality o(id, place)
    where v.tenant_id = ${db.tenantId} and v.id = o.id`);
  await recordAudit(ctx, { action: "value.order", entityType: "tenant", entityId: db.tenantId, ...changed });
}
