import type { Comment } from "@plaudit/api/engagement.ts";
import { mentionedIds, plainText, type RichText } from "@plaudit/api/rich-words.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { presentComments } from "../present.ts";
import type { CommentRow } from "../queries.ts";
import { writeComment } from "./write-comment.ts";

export async function editComment(ctx: TenantCtx, row: CommentRow, input: RichText | string): Promise<Comment> {
  const { db, now } = ctx;
  const body = await writeComment(ctx, input, mentionedIds(row.body));
  const edited = { ...row, body, body_text: plainText(body), edited_at: now };
  const [[comment]] = await Promise.all([
    presentComments(ctx, [edited]),
    db.rows(sql`
      update engagement_comments
      set body = ${JSON.stringify(body)}::jsonb, body_text = ${edited.body_text}, edited_at = ${now}
      where tenant_id = ${db.tenantId} and id = ${row.id} and removed_at is null`),
  ]);
  return comment as Comment;
}
