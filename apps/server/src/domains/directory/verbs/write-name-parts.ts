import type { Queryable } from "../../../db/tenant-db.ts";
import { nameParts } from "../rules/fold-name.ts";
import { memberNameParts } from "../tables.ts";

/** What finds somebody by each word of their name. Travels with the COMMIT. */
export function writeNameParts(
  { db, tenantId }: { db: Queryable; tenantId: string },
  memberId: string,
  nameKey: string,
): void {
  const parts = nameParts(nameKey).map((part) => ({ tenantId, part, nameKey, memberId }));
  if (parts.length > 0) db.write(db.orm.insert(memberNameParts).values(parts));
}
