import { among, ofTenant } from "../../db/rows.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import { recognitionQualities as qualities, recognitionValues as values } from "./tables.ts";

/** What those of these ids are called that are values or qualities. */
export async function valueNames({ db }: { db: TenantDb }, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const named = (table: typeof values | typeof qualities) =>
    db.orm
      .select({ id: table.id, name: table.name })
      .from(table)
      .where(ofTenant(db, table, among(table.id, ids)));
  const rows = (await Promise.all([named(values), named(qualities)])).flat();
  return new Map(rows.map((row) => [row.id, row.name]));
}
