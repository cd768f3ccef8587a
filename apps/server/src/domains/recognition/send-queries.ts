import type { TenantDb } from "../../db/tenant-db.ts";
import { type KnownRecipients, readRecipients, type WantedRecipients } from "../directory/index.ts";
import type { QualityRow as AnyQualityRow } from "../value/index.ts";

type QualityRow = Omit<AnyQualityRow, "archivedAt">;

/** What sending is decided by, apart from points. */
export interface Composition extends KnownRecipients {
  qualities: QualityRow[];
}

const activeQualities = (db: TenantDb) =>
  db.query<QualityRow>({
    name: "recognition_active_qualities",
    text: `select q.id, q.name, q.color, q.motif, q.value_id as "valueId", q.position from recognition_qualities q
      join recognition_values v on v.tenant_id = $1 and v.id = q.value_id and v.archived_at is null
      where q.tenant_id = $1 and q.archived_at is null`,
    values: [db.tenantId],
  });

/** All statements at once. */
export async function readComposition(db: TenantDb, wanted: WantedRecipients): Promise<Composition> {
  const [known, qualities] = await Promise.all([readRecipients(db, wanted), activeQualities(db)]);
  return { ...known, qualities };
}
