import { eq } from "drizzle-orm";
import { byId, ofTenant } from "../../../db/rows.ts";
import type { Queryable } from "../../../db/tenant-db.ts";
import { fullName } from "../people.ts";
import { foldName } from "../rules/fold-name.ts";
import { memberNameParts, tenantMembers } from "../tables.ts";
import { writeNameParts } from "./write-name-parts.ts";

interface Names {
  firstName: string;
  lastName: string;
}

/** A name and what finds it by search. Travels with the COMMIT. */
export function renameMember(
  { db, tenantId }: { db: Queryable; tenantId: string },
  memberId: string,
  { firstName, lastName }: Names,
): void {
  const nameKey = foldName(fullName(firstName, lastName));
  const one = byId({ tenantId }, tenantMembers, memberId);
  db.write(db.orm.update(tenantMembers).set({ firstName, lastName, nameKey }).where(one));
  const parts = ofTenant({ tenantId }, memberNameParts, eq(memberNameParts.memberId, memberId));
  db.write(db.orm.delete(memberNameParts).where(parts));
  writeNameParts({ db, tenantId }, memberId, nameKey);
}
