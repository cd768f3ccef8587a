import type { Comment } from "@plaudit/api/engagement.ts";
import type { SubjectType } from "@plaudit/api/entities.ts";
import { plainText, type RichText } from "@plaudit/api/rich-words.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { newId } from "../../../db/id.ts";
import { presentComments } from "../present.ts";
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
    id,
    thread_type: thread.type,
    thread_id: thread.id,
    member_id: actor.memberId,
    body,
    body_text: plainText(body),
    created_at: now,
    edited_at: null,
    removed_at: null,
  };
  const [[comment]] = await Promise.all([
    presentComments(ctx, [row]),
    db.rows(sql`
      insert into engagement_comments (tenant_id, id, thread_type, thread_id, member_id, body, body_text, created_at)
      values (${db.tenantId}, ${id}, ${thread.type}, ${thread.id}, ${actor.memberId}, ${JSON.stringify(body)}::jsonb,
        ${row.body_text}, ${now})`),
    ctx.enqueue("notification.comment", { tenantId: db.tenantId, commentId: id }),
  ]);
  return comment as Comment;
}
