import type { Comment } from "@plaudit/api/engagement.ts";
import type { SubjectType } from "@plaudit/api/entities.ts";
import { plainText, type RichText } from "@plaudit/api/rich-words.ts";
import type { TenantCtx } from "../../../context.ts";
import { newId } from "../../../db/id.ts";
import { requestReview } from "../../../moderated.ts";
import { presentComments } from "../present.ts";
import { engagementComments } from "../tables.ts";
import { writeComment } from "./write-comment.ts";

interface Thread {
  type: SubjectType;
  id: string;
}

export async function addComment(ctx: TenantCtx, thread: Thread, input: RichText | string): Promise<Comment> {
  const { db, actor, now } = ctx;
  const body = await writeComment(ctx, input);
  const id = newId();
  const row = {
    tenantId: db.tenantId,
    id,
    threadType: thread.type,
    threadId: thread.id,
    memberId: actor.memberId,
    body,
    bodyText: plainText(body),
    createdAt: now,
    editedAt: null,
    hiddenAt: null,
    removedAt: null,
    removedBy: null,
  };
  const [[comment]] = await Promise.all([
    presentComments(ctx, [row]),
    db.orm.insert(engagementComments).values(row),
    ctx.enqueue("notification.comment", { tenantId: db.tenantId, commentId: id }),
    requestReview(ctx, { type: "comment", id }),
  ]);
  return comment as Comment;
}
