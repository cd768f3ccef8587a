import { sql } from "drizzle-orm";
import type { PersonalData } from "../../domain.ts";

/** What somebody did, without the values: those are of whom it was done to. */
export const auditPersonalData: PersonalData = async ({ db, memberId }) => ({
  activity: await db.rows<object>(sql`
    select e.created_at as "at", e.action, e.entity_type as "on" from audit_events e
    where e.tenant_id = ${db.tenantId} and e.actor_id = ${memberId} order by e.created_at, e.id`),
});
