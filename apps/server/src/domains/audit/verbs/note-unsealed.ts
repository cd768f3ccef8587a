import { newId } from "../../../db/id.ts";
import type { Queryable } from "../../../db/tenant-db.ts";

/**
 * Behind each statement that writes rows which are to be sealed. Most find another's note, and none waits for one: notes are not unique.
 */
export function noteUnsealed(db: Pick<Queryable, "write"> & { tenantId: string }): void {
  db.write({
    name: "audit_unsealed",
    text: `insert into audit_unsealed (tenant_id, id) select $1, $2
      where not exists (select from audit_unsealed u where u.tenant_id = $1 and not u.claimed)`,
    values: [db.tenantId, newId()],
  });
}
