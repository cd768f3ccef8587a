import type { Database } from "../../db/database.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import { verifySeals, verifyTenants } from "../audit/index.ts";
import { sealedEntries } from "./sealed.ts";
import { verifyLedger } from "./verbs/verify-ledger.ts";

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

/** Replays every entry of every tenant, walks its seals, and reports whether each balances. */
export const verifyLedgers = (database: Database, say: (line: string) => void): Promise<boolean> =>
  verifyTenants(database, say, {
    well: "balances",
    async check(tenantId) {
      const moved = await movedAccounts(database, tenantId);
      const { faults, entries, transactions } = await database.withTenant(tenantId, async (db) => {
        const found = await verifyLedger(db);
        if (await blind(db)) found.faults.push("it has people, and none of its people can be seen");
        return found;
      });
      if (moved > 0 && entries === 0)
        faults.push(`${moved} ${moved === 1 ? "account has" : "accounts have"} moved points, and no entry can be seen`);
      const seals = await verifySeals(database, tenantId, sealedEntries);
      const counted = `${entries} entries of ${transactions} transactions, sealed ${seals.counted}`;
      return { faults: [...faults, ...seals.faults], counted };
    },
  });
