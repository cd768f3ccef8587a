import type { WorkerCtx } from "../../../jobs/context.ts";
import { type NewNotification, notify } from "../../notification/index.ts";
import { messagesOf, readerIds, threadRow } from "../queries.ts";

const READERS = 100;

/**
 * Notifies the author of an answer, or the readers of a new message. Anonymous feedback notifies all readers, even its
 * author: leaving the author out would reveal them.
 */
export async function announceFeedback(
  ctx: WorkerCtx,
  { threadId, position }: { threadId: string; position: number },
): Promise<void> {
  const [row, messages] = await Promise.all([threadRow(ctx.db, threadId), messagesOf(ctx.db, [threadId])]);
  const message = messages.find((one) => one.position === position);
  if (!message) return;
  const { answer, authorId } = message;
  const notificationFor = (memberId: string): NewNotification => ({
    memberId,
    params: { kind: answer ? "feedback.answered" : authorId ? "feedback.named" : "feedback.anonymous" },
    fromMemberId: authorId,
    resourcePath: answer ? "/feedback" : "/feedback?view=inbox",
    sourceKey: `feedback:${threadId}:${position}`,
  });
  const recipients = answer ? [row.authorId] : (await readerIds(ctx, READERS)).filter((id) => id !== authorId);
  await notify(
    ctx,
    recipients.flatMap((id) => (id ? notificationFor(id) : [])),
  );
}
