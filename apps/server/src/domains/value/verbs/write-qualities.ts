import type { Value } from "@plaudit/api/value.ts";
import { eq } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { newId } from "../../../db/id.ts";
import { among, byId, ofTenant } from "../../../db/rows.ts";
import { nameKey } from "../../../name-key.ts";
import type { QualityPlan } from "../rules/plan-value.ts";
import { recognitionQualities } from "../tables.ts";

export async function writeQualities({ db, now }: TenantCtx, valueId: string, plan: QualityPlan): Promise<void> {
  const { tenantId } = db;
  const table = recognitionQualities;
  const written = ({ name, color, motif, position }: QualityPlan["add"][number]) => {
    return { name, nameKey: nameKey(name), color, motif, position };
  };
  const own = (id: string) => byId(db, table, id, eq(table.valueId, valueId));
  const added = plan.add.map((q) => ({ ...written(q), tenantId, id: newId(), valueId, createdAt: now }));
  await Promise.all([
    ...plan.change.map((q) =>
      db.orm
        .update(table)
        .set({ ...written(q), archivedAt: null })
        .where(own(q.id)),
    ),
    added.length > 0 && db.orm.insert(table).values(added),
    plan.archive.length > 0 &&
      db.orm
        .update(table)
        .set({ archivedAt: now })
        .where(ofTenant(db, table, among(table.id, plan.archive))),
    plan.remove.length > 0 && db.orm.delete(table).where(ofTenant(db, table, among(table.id, plan.remove))),
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
