import type { Database } from "../../db/database.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import { verifyLedger } from "./verbs/verify-ledger.ts";

const NAMED = 20;

/** Accounts with a past, as the owner sees them: the application's role sees none where it does not get into the tenant. */
async function movedAccounts({ backend }: Database, tenantId: string): Promise<number> {
  const results = await backend.asOwnerTogether([
    `set local app.tenant_id = '${tenantId}'`,
    `select count(*)::int as moved from points_accounts where tenant_id = '${tenantId}' and (version > 0 or balance <> 0)`,
  ]);
  return results[1]?.rows[0]?.moved ?? 0;
}

/** Memberships are stored on every machine of a cluster, members on the tenant's own. */
async function blind(db: TenantDb): Promise<boolean> {
  const [found] = await db.query<{ blind: boolean }>({
    text: `select exists (select 1 from tenant_memberships where tenant_id = $1)
      and not exists (select 1 from tenant_members where tenant_id = $1) as blind`,
    values: [db.tenantId],
  });
  return found?.blind ?? true;
}

/** Replays every entry of every tenant, and reports whether each balances. */
export async function verifyLedgers(database: Database, say: (line: string) => void): Promise<boolean> {
  const tenants = await database.withWorker((db) =>
    db.query<{ id: string; slug: string }>({ text: "select id, slug from tenants order by slug" }),
  );
  let sound = true;
  for (const { id, slug } of tenants) {
    const moved = await movedAccounts(database, id);
    const { faults, entries, transactions } = await database.withTenant(id, async (db) => {
      const found = await verifyLedger(db);
      if (await blind(db)) found.faults.push("it has people, and none of its people can be seen");
      return found;
    });
    if (moved > 0 && entries === 0)
      faults.push(`${moved} ${moved === 1 ? "account has" : "accounts have"} moved points, and no entry can be seen`);
    sound &&= faults.length === 0;
    const counted = `${entries} entries of ${transactions} transactions`;
    say(`${slug}: ${faults.length === 0 ? "balances" : `${faults.length} faults`}, ${counted}`);
    for (const fault of faults.slice(0, NAMED)) say(`  ${fault}`);
    if (faults.length > NAMED) say(`  and ${faults.length - NAMED} more`);
  }
  if (tenants.length === 0) say("There are no tenants.");
  return sound;
}
