import { sql } from "drizzle-orm";
import type { PersonalData } from "../../domain.ts";

/** What somebody added to other things, in their own words; not the things themselves. */
export const engagementPersonalData: PersonalData = async ({ db, memberId }) => {
  const own = sql`x.tenant_id = ${db.tenantId} and x.member_id = ${memberId}`;
  const [comments, reactions, points, reports] = await Promise.all([
    db.rows<object>(sql`
      select x.id, x.created_at as "at", x.thread_type as "on", x.thread_id as "onId", x.body_text as "text", x.edited_at as "editedAt"
      from engagement_comments x where ${own} and x.removed_at is null order by x.created_at, x.id`),
    db.rows<object>(sql`
      select x.created_at as "at", x.subject_type as "on", x.subject_id as "onId", x.type
      from engagement_reactions x where ${own} order by x.created_at, x.subject_id`),
    db.rows<object>(sql`
      select x.created_at as "at", x.subject_type as "on", x.subject_id as "onId", x.amount
      from engagement_endorsements x where ${own} order by x.created_at, x.id`),
    db.rows<object>(sql`
      select x.created_at as "at", x.subject_type as "on", x.subject_id as "onId", x.reason
      from engagement_flags x where ${own} order by x.created_at, x.subject_id`),
  ]);
  return { comments, reactions, "points-added": points, reports };
};
