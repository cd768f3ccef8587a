import type { Database } from "../../db/database.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import type { Sealed } from "../../domain.ts";
import { verifyChain } from "./verify-chain.ts";
import type { Verified } from "./verify-tenants.ts";

/** As the owner sees it: the application's role sees nothing where it does not get into the tenant. */
async function lastBlock({ backend }: Database, tenantId: string, chain: string): Promise<number> {
  const results = await backend.asOwnerTogether([
    `set local app.tenant_id = '${tenantId}'`,
    `select coalesce(max(number), 0)::int as last from audit_chains where tenant_id = '${tenantId}' and chain = '${chain}'`,
  ]);
  return results[1]?.rows[0]?.last ?? 0;
}

/** Rows of a tenant that is no longer new, and nothing that would ever seal them. */
async function forgotten(db: TenantDb): Promise<boolean> {
  const [found] = await db.query<{ forgotten: boolean }>({
    text: `select exists (select from tenants t where t.id = $1 and t.created_at < app.now() - interval '2 days')
      and not exists (select from audit_unsealed u where u.tenant_id = $1) as forgotten`,
    values: [db.tenantId],
  });
  return found?.forgotten ?? true;
}

/** Walks one chain of a tenant. */
export async function verifySeals(database: Database, tenantId: string, sealed: Sealed): Promise<Verified> {
  const last = await lastBlock(database, tenantId, sealed.chain);
  const { faults, blocks, rows, waiting } = await database.withTenant(tenantId, async (db) => {
    const report = await verifyChain(db, sealed);
    if (report.faults.length === 0 && report.blocks === 0 && report.waiting > 0 && (await forgotten(db)))
      report.faults.push(`none of its ${report.waiting} rows was ever sealed`);
    return report;
  });
  if (last > 0 && blocks === 0 && faults.length === 0) faults.push(`${last} blocks were sealed, and none can be seen`);
  const wait = waiting > 0 ? `, ${waiting} not yet sealed` : "";
  return { faults, counted: `${rows} rows in ${blocks} ${blocks === 1 ? "block" : "blocks"}${wait}` };
}
