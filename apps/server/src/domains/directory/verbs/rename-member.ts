import { sql } from "drizzle-orm";
import type { Queryable } from "../../../db/tenant-db.ts";
import { fullName } from "../people.ts";
import { foldName, nameParts } from "../rules/fold-name.ts";

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
  db.write(sql`
    update tenant_members set first_name = ${firstName}, last_name = ${lastName}, name_key = ${nameKey}
    where tenant_id = ${tenantId} and id = ${memberId}`);
  db.write(sql`delete from member_name_parts where tenant_id = ${tenantId} and member_id = ${memberId}`);
  const parts = nameParts(nameKey).map((part) => sql`(${tenantId}, ${part}, ${nameKey}, ${memberId})`);
  if (parts.length > 0)
    db.write(sql`
      insert into member_name_parts (tenant_id, part, name_key, member_id) values ${sql.join(parts, sql`, `)}`);
}
