import type { ReactionType } from "@plaudit/api/engagement.ts";
import type { TenantCtx } from "../../../context.ts";
import { engagementReactions, type TargetType } from "../tables.ts";

export interface Target {
  type: TargetType;
  id: string;
}

/** One reaction for each person and thing; the same twice is the same once. */
export async function react(ctx: TenantCtx, target: Target, type: ReactionType): Promise<void> {
  const { db, actor, now } = ctx;
  const { tenantId, subjectId, memberId } = engagementReactions;
  const job = { tenantId: db.tenantId, subjectType: target.type, subjectId: target.id };
  db.write(
    db.orm
      .insert(engagementReactions)
      .values({ ...job, memberId: actor.memberId, type, createdAt: now })
      .onConflictDoUpdate({ target: [tenantId, subjectId, memberId], set: { type } }),
  );
  await ctx.enqueue("notification.reaction", job);
}
