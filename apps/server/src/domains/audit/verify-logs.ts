import type { Database } from "../../db/database.ts";
import type { SealFile } from "./rules/seal-file.ts";
import { sealedEvents } from "./sealed.ts";
import { verifySeals } from "./verify-seals.ts";
import { verifyTenants } from "./verify-tenants.ts";

/** Blocks that were downloaded as a seal, and are not there as they were. */
async function brokenSeals(database: Database, { tenantId, seals }: SealFile): Promise<string[]> {
  const kept = await database.withTenant(tenantId, (db) =>
    Promise.all(
      seals.map(({ chain, number }) =>
        db.query<{ hash: string }>({
          text: `select encode(hash, 'hex') as hash from audit_blocks where tenant_id = $1 and chain = $2 and number = $3`,
          values: [db.tenantId, chain, number],
        }),
      ),
    ),
  );
  return seals.flatMap(({ chain, number, hash }, n) =>
    kept[n]?.[0]?.hash === hash ? [] : [`block ${number} of the ${chain} is not the one in the file`],
  );
}

/** Walks every tenant's sealed log; a file is of one tenant, and that must be among them. */
export async function verifyLogs(database: Database, say: (line: string) => void, file?: SealFile): Promise<boolean> {
  let found = file === undefined;
  const check = async (tenantId: string) => {
    const verified = await verifySeals(database, tenantId, sealedEvents);
    if (file?.tenantId !== tenantId) return verified;
    found = true;
    return { ...verified, faults: [...verified.faults, ...(await brokenSeals(database, file))] };
  };
  const sound = await verifyTenants(database, say, { well: "as it was sealed", check });
  if (!found) say("The tenant of the file is not here.");
  return sound && found;
}
