import type { ReactionType } from "@plaudit/api/engagement.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import type { TargetType } from "../tables.ts";

export interface Target {
  type: TargetType;
  id: string;
}

/** One reaction for each person and thing; the same twice is the same once. */
export async function react(ctx: TenantCtx, target: Target, type: ReactionType): Promise<void> {
  const { db, actor, now } = ctx;
  db.write(sql`
    insert into engagement_reactions (tenant_id, subject_type, subject_id, member_id, type, created_at)
    values (${db.tenantId}, ${target.type}, ${target.id}, ${actor.memberId}, ${type}, ${now})
    on conflict (tenant_id, subject_id, member_id) do update set type = excluded.type`);
  const job = { tenantId: db.tenantId, subjectType: target.type, subjectId: target.id };
  await ctx.enqueue("notification.reaction", job);
}
