import { multiRow } from "../../../db/multi-row.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";

/** The qualities of a recognition, in the order chosen. Does not wait for the statement. */
export function linkQualities(db: TenantDb, recognitionId: string, qualityIds: readonly string[]): void {
  const statements = multiRow({
    name: "recognition_quality_links",
    head: "insert into recognition_quality_links (tenant_id, recognition_id, position, quality_id) values",
    row: "($1, $2, ?, ?)",
    shared: [db.tenantId, recognitionId],
    rows: qualityIds.map((id, n) => [n, id]),
  });
  for (const statement of statements) db.write(statement);
}
