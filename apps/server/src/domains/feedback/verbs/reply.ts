import { randomUUID } from "node:crypto";
import type { AnonymousFeedback, Feedback } from "@plaudit/api/feedback.ts";
import { and, eq } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { DomainError } from "../../../error.ts";
import { recordAudit } from "../../audit/index.ts";
import { isoDate } from "../../points/index.ts";
import { feedbackPolicy } from "../policy.ts";
import { presentByCode, presentOne } from "../present.ts";
import { type ThreadRow, theThread, threadByCode, threadRow } from "../queries.ts";
import { codeHash } from "../rules/code-hash.ts";
import { feedbackMessages, feedbackThreads } from "../tables.ts";
import { announceLater } from "./announce-later.ts";

interface NewMessage {
  id: string;
  authorId: string | null;
  answer: boolean;
  text: string;
}

/** A thread is read as a whole, so it may not grow forever. */
const MESSAGES_MAX = 200;

/** The thread's row must be locked. An answer marks the thread as read, the author's message as unread. */
async function addMessage(ctx: TenantCtx, row: ThreadRow, { answer, ...message }: NewMessage): Promise<ThreadRow> {
  const { db, now, tenant } = ctx;
  const { tenantId } = db;
  if (row.messageCount >= MESSAGES_MAX) throw new DomainError("Conflict", "feedback.full");
  const day = isoDate(now, tenant.timezone);
  const position = row.messageCount + 1;
  db.write(db.orm.insert(feedbackMessages).values({ tenantId, threadId: row.id, position, answer, day, ...message }));
  const read = answer
    ? { readAt: row.readAt ?? now, readBy: row.readBy ?? message.authorId }
    : { readAt: null, readBy: null };
  const changed = { day, messageCount: position, answered: answer, ...read };
  await db.orm.update(feedbackThreads).set(changed).where(theThread(db, row.id));
  await announceLater(ctx, { threadId: row.id, position, authorId: message.authorId });
  return { ...row, ...changed };
}

/** The author writes again under their name; everybody else answers for the company. */
export async function reply(ctx: TenantCtx, id: string, { text }: { text: string }): Promise<Feedback> {
  const { db, actor } = ctx;
  const row = await threadRow(db, id, true);
  feedbackPolicy.require(ctx, "reply", row);
  const answer = row.authorId !== actor.memberId;
  const after = await addMessage(ctx, row, { id: randomUUID(), authorId: actor.memberId, answer, text });
  if (answer)
    await recordAudit(ctx, {
      action: "feedback.answer",
      entityType: "feedback",
      entityId: id,
      before: null,
      after: null,
    });
  return presentOne(ctx, after);
}

/** For any caller who has the code. */
export async function replyByCode(
  ctx: TenantCtx,
  { code, id, text }: { code: string; id: string; text: string },
): Promise<AnonymousFeedback> {
  const { db } = ctx;
  const row = await threadByCode(db, codeHash(db.tenantId, code), true);
  const [again] = await db.orm
    .select({ text: feedbackMessages.text })
    .from(feedbackMessages)
    .where(
      and(
        eq(feedbackMessages.tenantId, db.tenantId),
        eq(feedbackMessages.threadId, row.id),
        eq(feedbackMessages.id, id),
      ),
    );
  if (again && again.text !== text) throw new DomainError("Conflict", "feedback.otherWords");
  if (again) return presentByCode(ctx, row);
  if (row.closedAt) throw new DomainError("Conflict", "feedback.closed");
  return presentByCode(ctx, await addMessage(ctx, row, { id, authorId: null, answer: false, text }));
}
