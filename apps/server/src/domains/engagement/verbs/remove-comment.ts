import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { recordAudit } from "../../audit/index.ts";
import { type CommentRow, hasReactions } from "../queries.ts";

/** Gone for good, but for a tombstone where others have reacted. */
export async function removeComment(ctx: TenantCtx, row: CommentRow): Promise<void> {
  const { db, actor, now } = ctx;
  const tombstone = await hasReactions(ctx, row.id, "comment");
  if (tombstone)
    db.write(sql`
      update engagement_comments
      set body = '{"type":"doc","content":[]}'::jsonb, body_text = '', removed_at = ${now}, removed_by = ${actor.memberId}
      where tenant_id = ${db.tenantId} and id = ${row.id}`);
  else
    db.write(sql`
      delete from engagement_comments where tenant_id = ${db.tenantId} and id = ${row.id}`);
  await ctx.enqueue("notification.retract-comment", {
    tenantId: db.tenantId,
    commentId: row.id,
    subjectType: row.thread_type,
    subjectId: row.thread_id,
  });
  if (row.member_id === actor.memberId) return;
  await recordAudit(ctx, {
    action: "comment.remove",
    entityType: "comment",
    entityId: row.id,
    before: { memberId: row.member_id, threadId: row.thread_id },
    after: { tombstone },
  });
}
