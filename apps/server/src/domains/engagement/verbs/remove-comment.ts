import type { RichText } from "@plaudit/api/rich-words.ts";
import type { TenantCtx } from "../../../context.ts";
import { byId } from "../../../db/rows.ts";
import { requestReview } from "../../../moderated.ts";
import { recordAudit } from "../../audit/index.ts";
import { type CommentRow, hasReactions } from "../queries.ts";
import { engagementComments } from "../tables.ts";

const EMPTY: RichText = { type: "doc", content: [] };

/** Hard delete, but leaves a tombstone where others have reacted. */
export async function removeComment(ctx: TenantCtx, row: CommentRow): Promise<void> {
  const { db, actor, now } = ctx;
  const tombstone = await hasReactions(ctx, row.id, "comment");
  const one = byId(db, engagementComments, row.id);
  const removed = { body: EMPTY, bodyText: "", removedAt: now, removedBy: actor.memberId };
  db.write(
    tombstone
      ? db.orm.update(engagementComments).set(removed).where(one)
      : db.orm.delete(engagementComments).where(one),
  );
  await ctx.enqueue("notification.retract-comment", {
    tenantId: db.tenantId,
    commentId: row.id,
    subjectType: row.threadType,
    subjectId: row.threadId,
  });
  await requestReview(ctx, { type: "comment", id: row.id });
  if (row.memberId === actor.memberId) return;
  await recordAudit(ctx, {
    action: "comment.remove",
    entityType: "comment",
    entityId: row.id,
    before: { memberId: row.memberId, threadId: row.threadId },
    after: { tombstone },
  });
}
