import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import type { Target } from "./react.ts";

/** A second report of the same person replaces the reason and opens it again. */
export async function flag({ db, actor, now }: TenantCtx, target: Target, reason: string): Promise<void> {
  db.write(sql`
    insert into engagement_flags (tenant_id, subject_type, subject_id, member_id, reason, created_at)
    values (${db.tenantId}, ${target.type}, ${target.id}, ${actor.memberId}, ${reason}, ${now})
    on conflict (tenant_id, subject_id, member_id)
    do update set reason = excluded.reason, created_at = excluded.created_at, resolved_at = null, resolved_by = null`);
}
