import { sql } from "drizzle-orm";
import type { PersonalData } from "../../domain.ts";

/** That messages were refined, when and where; their words are kept with what was sent. */
export const refinementPersonalData: PersonalData = async ({ db, memberId }) => ({
  refinements: await db.rows<object>(sql`
    select r.id, r.created_at as "at", r.host as "sentTo", r.status from refinements r
    where r.tenant_id = ${db.tenantId} and r.member_id = ${memberId} order by r.created_at, r.id`),
});
