import type { WorkerCtx } from "../../../jobs/context.ts";
import { type NewNotification, notify } from "../../notification/index.ts";
import { messagesOf, readerIds, threadRow } from "../queries.ts";

const READERS = 100;

/**
 * Tells its author that it was answered, or those who read that there is something to read. What has no name is told to all of
 * them, whoever wrote it: whom it is not told to would be who wrote.
 */
export async function announceFeedback(
  ctx: WorkerCtx,
  { threadId, position }: { threadId: string; position: number },
): Promise<void> {
  const [row, messages] = await Promise.all([threadRow(ctx.db, threadId), messagesOf(ctx.db, [threadId])]);
  const message = messages.find((one) => one.position === position);
  if (!message) return;
  const { answer, authorId } = message;
  const news = (memberId: string): NewNotification => ({
    memberId,
    params: { kind: answer ? "feedback.answered" : authorId ? "feedback.named" : "feedback.anonymous" },
    fromMemberId: authorId,
    resourcePath: answer ? "/feedback" : "/feedback?view=inbox",
    sourceKey: `feedback:${threadId}:${position}`,
  });
  const told = answer ? [row.authorId] : (await readerIds(ctx, READERS)).filter((id) => id !== authorId);
  await notify(
    ctx,
    told.flatMap((id) => (id ? news(id) : [])),
  );
}
