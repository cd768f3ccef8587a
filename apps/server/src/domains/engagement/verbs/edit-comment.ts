import type { Comment } from "@plaudit/api/engagement.ts";
import { mentionedIds, plainText, type RichText } from "@plaudit/api/rich-words.ts";
import { isNull } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { byId } from "../../../db/rows.ts";
import { requestReview } from "../../../moderated.ts";
import { presentComments } from "../present.ts";
import type { CommentRow } from "../queries.ts";
import { engagementComments } from "../tables.ts";
import { writeComment } from "./write-comment.ts";

export async function editComment(ctx: TenantCtx, row: CommentRow, input: RichText | string): Promise<Comment> {
  const { db, now, enqueue } = ctx;
  const before = mentionedIds(row.body);
  const body = await writeComment(ctx, input, before);
  const mentioned = mentionedIds(body).filter((id) => !before.includes(id));
  const change = { body, bodyText: plainText(body), editedAt: now };
  const unremoved = byId(db, engagementComments, row.id, isNull(engagementComments.removedAt));
  const [[comment]] = await Promise.all([
    presentComments(ctx, [{ ...row, ...change }]),
    db.orm.update(engagementComments).set(change).where(unremoved),
    mentioned.length > 0 && enqueue("notification.comment", { tenantId: db.tenantId, commentId: row.id, mentioned }),
    requestReview(ctx, { type: "comment", id: row.id }),
  ]);
  return comment as Comment;
}
