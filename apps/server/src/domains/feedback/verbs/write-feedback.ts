import { randomUUID } from "node:crypto";
import type { Feedback } from "@plaudit/api/feedback.ts";
import type { TenantCtx } from "../../../context.ts";
import { DomainError } from "../../../error.ts";
import { isoDate } from "../../points/index.ts";
import { presentOne } from "../present.ts";
import { messagesOf, threadByCode, threadRow } from "../queries.ts";
import { codeHash } from "../rules/code-hash.ts";
import { feedbackMessages, feedbackThreads } from "../tables.ts";
import { announceLater } from "./announce-later.ts";

type Ctx = Pick<TenantCtx, "db" | "now" | "tenant" | "enqueue">;
/** Either a member, or the holder of the code. */
type Author = { authorId: string; codeHash: null } | { authorId: null; codeHash: Buffer };

/** A known code is a repeated request: nothing is added. */
async function openThread(ctx: Ctx, author: Author, text: string): Promise<string | null> {
  const { db, now, tenant } = ctx;
  const { tenantId } = db;
  const [id, day] = [randomUUID(), isoDate(now, tenant.timezone)];
  const [opened] = await db.orm
    .insert(feedbackThreads)
    .values({ tenantId, id, ...author, day })
    .onConflictDoNothing()
    .returning({ id: feedbackThreads.id });
  if (!opened) return null;
  const { authorId } = author;
  const first = { tenantId, threadId: id, position: 1, id: randomUUID(), authorId, answer: false, text, day };
  db.write(db.orm.insert(feedbackMessages).values(first));
  await announceLater(ctx, { threadId: id, position: 1, authorId });
  return id;
}

/** Under the member's own name. */
export async function writeFeedback(ctx: TenantCtx, { text }: { text: string }): Promise<Feedback> {
  const id = await openThread(ctx, { authorId: ctx.actor.memberId, codeHash: null }, text);
  return presentOne(ctx, await threadRow(ctx.db, id as string));
}

/** Gets no actor, so it cannot store one. A repeated request has the same words: others would be lost. */
export async function writeAnonymously(ctx: Ctx, { text, code }: { text: string; code: string }): Promise<void> {
  const hash = codeHash(ctx.db.tenantId, code);
  if (await openThread(ctx, { authorId: null, codeHash: hash }, text)) return;
  const [first] = await messagesOf(ctx.db, [(await threadByCode(ctx.db, hash)).id]);
  if (first?.text !== text) throw new DomainError("Conflict", "feedback.otherWords");
}
