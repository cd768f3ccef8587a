import type { Value } from "@plaudit/api/value.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { newId } from "../../../db/id.ts";
import { nameKey } from "../../../name-key.ts";
import type { QualityPlan } from "../rules/plan-value.ts";

export async function writeQualities({ db, now }: TenantCtx, valueId: string, plan: QualityPlan): Promise<void> {
  const { tenantId } = db;
  const added = plan.add.map(
    (q) => sql`(${tenantId}, ${newId()}, ${valueId}, ${q.name}, ${nameKey(q.name)}, ${q.color}::int, ${q.motif},
      ${q.position}::int, ${now})`,
  );
  await Promise.all([
    ...plan.change.map((q) =>
      db.rows(sql`
        update recognition_qualities set name = ${q.name}, name_key = ${nameKey(q.name)}, color = ${q.color},
          motif = ${q.motif}, position = ${q.position}, archived_at = null
        where tenant_id = ${tenantId} and id = ${q.id} and value_id = ${valueId}`),
    ),
    added.length > 0 &&
      db.rows(sql`
        insert into recognition_qualities
          (tenant_id, id, value_id, name, name_key, color, motif, position, created_at)
        values ${sql.join(added, sql`, `)}`),
    plan.archive.length > 0 &&
      db.rows(sql`
        update recognition_qualities set archived_at = ${now}
        where tenant_id = ${tenantId} and id = any(${sql.param(plan.archive)}::uuid[])`),
    plan.remove.length > 0 &&
      db.rows(sql`
        delete from recognition_qualities
        where tenant_id = ${tenantId} and id = any(${sql.param(plan.remove)}::uuid[])`),
  ]);
}

/** What the audit keeps of a value: its contents, not how it was presented. */
export const auditedValue = ({ name, description, archivedAt, qualities }: Value): Record<string, unknown> => ({
  name,
  description,
  archivedAt,
  qualities: qualities.map(({ id, name: of, color, motif, position, archivedAt: since }) => ({
    id,
    name: of,
    color,
    motif,
    position,
    archivedAt: since,
  })),
});
