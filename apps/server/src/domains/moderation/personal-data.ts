import { sql } from "drizzle-orm";
import type { PersonalData } from "../../domain.ts";

/** What moderators decided about a member's own words, and wrote to them. */
export const moderationPersonalData: PersonalData = async ({ db, memberId }) => ({
  "moderation-notices": await db.rows<object>(sql`
    select n.id, n.created_at as "at", n.kind, n.subject_type as "on", n.text, n.note from moderation_notices n
    where n.tenant_id = ${db.tenantId} and n.member_id = ${memberId} order by n.created_at, n.id`),
});
