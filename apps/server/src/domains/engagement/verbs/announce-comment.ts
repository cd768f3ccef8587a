import type { SubjectType } from "@plaudit/api/entities.ts";
import { mentionedIds } from "@plaudit/api/rich-words.ts";
import { sql } from "drizzle-orm";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { type NotificationParams, notify } from "../../notification/index.ts";
import { commentById } from "../queries.ts";
import { type CommentReason, commentReasons } from "../rules/comment-reasons.ts";
import type { AudienceOf } from "../subject.ts";

const paramsOf = (on: SubjectType, as: CommentReason): NotificationParams =>
  as === "mentioned" ? { kind: "mentioned", in: "comment" } : { kind: "comment", on, as };

interface Announcement {
  commentId: string;
  /** Whom an edit mentions for the first time: nobody else is notified of it. */
  mentioned?: readonly string[] | undefined;
}

export async function announceComment(
  ctx: WorkerCtx,
  audienceOf: AudienceOf,
  { commentId, mentioned }: Announcement,
): Promise<void> {
  const { db } = ctx;
  const comment = await commentById(ctx, commentId);
  if (!comment || comment.removedAt || comment.hiddenAt) return;
  const [audience, earlier] = await Promise.all([
    audienceOf(ctx, comment.threadType, comment.threadId),
    db.rows<{ member_id: string }>(sql`
      select distinct member_id from (
        select c.member_id from engagement_comments c
        where c.tenant_id = ${db.tenantId} and c.thread_id = ${comment.threadId} and c.removed_at is null and c.hidden_at is null
          and (c.created_at, c.id) < (${comment.createdAt}::timestamptz, ${comment.id}::uuid)
        order by c.created_at desc limit 100) recent`),
  ]);
  if (!audience) return;
  const reasons = commentReasons(audience, {
    memberId: comment.memberId,
    mentioned: mentionedIds(comment.body),
    earlier: earlier.map((row) => row.member_id),
  });
  const viewers = await audience.viewersAmong([...reasons.keys()]);
  const notifications = [...reasons].filter(
    ([memberId, as]) => viewers.has(memberId) && (!mentioned || (as === "mentioned" && mentioned.includes(memberId))),
  );
  await notify(
    ctx,
    notifications.map(([memberId, as]) => ({
      memberId,
      params: paramsOf(comment.threadType, as),
      fromMemberId: comment.memberId,
      resourcePath: audience.resourcePath,
      sourceKey: `comment:${comment.id}`,
    })),
  );
}
