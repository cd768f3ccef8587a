import { sql } from "drizzle-orm";
import type { PersonalData } from "../../domain.ts";

/** The days of a member that were in the feed. */
export const celebrationPersonalData: PersonalData = async ({ db, memberId }) => ({
  celebrations: await db.rows<object>(sql`
    select id, kind, occasion, celebrated_on::text as "celebratedOn" from celebrations
    where tenant_id = ${db.tenantId} and member_id = ${memberId} order by celebrated_on, id`),
});
