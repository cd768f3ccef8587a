import { among, ofTenant } from "../../db/rows.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import { tvChannels } from "./tables.ts";

/** What those of these ids are called that are channels. */
export async function channelNames({ db }: { db: TenantDb }, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { id, name } = tvChannels;
  const rows = await db.orm
    .select({ id, name })
    .from(tvChannels)
    .where(ofTenant(db, tvChannels, among(id, ids)));
  return new Map(rows.map((row) => [row.id, row.name]));
}
