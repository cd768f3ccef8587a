import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";

export async function unreact({ db, actor }: TenantCtx, subjectId: string): Promise<void> {
  db.write(sql`
    delete from engagement_reactions
    where tenant_id = ${db.tenantId} and subject_id = ${subjectId} and member_id = ${actor.memberId}`);
}
