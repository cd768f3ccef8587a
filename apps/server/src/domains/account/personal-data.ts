import { sql } from "drizzle-orm";
import type { PersonalData } from "../../domain.ts";

/** Where somebody is signed in to this company; what opens it is not in it. */
export const accountPersonalData: PersonalData = async ({ db, memberId }) => ({
  "sign-ins": await db.rows<object>(sql`
    select k.created_at as "at", k.last_used_at as "lastUsedAt", k.revoked_at as "endedAt" from access_tokens k
    where k.tenant_id = ${db.tenantId} and k.member_id = ${memberId} order by k.created_at`),
});
