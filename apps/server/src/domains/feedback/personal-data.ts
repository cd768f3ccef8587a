import { sql } from "drizzle-orm";
import type { PersonalData } from "../../domain.ts";

/** A member's feedback under their name, with the answers. Anonymous feedback belongs to nobody. */
export const feedbackPersonalData: PersonalData = async ({ db, memberId }) => ({
  feedback: await db.rows<object>(sql`
    select m.thread_id as "threadId", m.day, m.answer, m.text from feedback_messages m
    join feedback_threads t on t.tenant_id = ${db.tenantId} and t.id = m.thread_id and t.author_id = ${memberId}
    where m.tenant_id = ${db.tenantId} order by m.thread_id, m.position`),
});
