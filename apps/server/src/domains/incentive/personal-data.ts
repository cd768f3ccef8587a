import { sql } from "drizzle-orm";
import type { PersonalData } from "../../domain.ts";

/** What somebody claimed, and what became of it; what they enclosed is among their files. */
export const incentivePersonalData: PersonalData = async ({ db, memberId }) => ({
  "incentive-claims": await db.rows<object>(sql`
    select c.id, c.created_at as "at", t.name as "incentive", c.points, c.happened, c.text, c.questions, c.status,
      case when c.status = 'declined' then c.reason end as "reason" from incentive_claims c
    join incentives t on t.tenant_id = ${db.tenantId} and t.id = c.incentive_id
    where c.tenant_id = ${db.tenantId} and c.member_id = ${memberId} order by c.created_at, c.id`),
});
