import type { AnonymousFeedback, Feedback } from "@plaudit/api/feedback.ts";
import type { PersonSummary } from "@plaudit/api/shared.ts";
import type { TenantCtx } from "../../context.ts";
import { peopleByIds } from "../directory/index.ts";
import { feedbackPolicy } from "./policy.ts";
import { type MessageRow, messagesOf, type ThreadRow } from "./queries.ts";

type People = ReadonlyMap<string, PersonSummary>;
const personIn = (people: People, id: string | null) => (id && people.get(id)) || null;

const thread = (row: ThreadRow, messages: MessageRow[], people: People): AnonymousFeedback => ({
  messages: messages
    .filter(({ threadId }) => threadId === row.id)
    .map(({ id, authorId, answer, text, day }) => ({ id, from: personIn(people, authorId), answer, text, day })),
  closedAt: row.closedAt?.toISOString() ?? null,
});

async function load(ctx: TenantCtx, rows: ThreadRow[]) {
  if (rows.length === 0) return { messages: [], people: new Map() };
  const messages = await messagesOf(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const named = [...rows, ...messages].flatMap(({ authorId }) => authorId ?? []);
  return { messages, people: await peopleByIds(ctx, [...new Set(named)]) };
}

export async function presentFeedback(ctx: TenantCtx, rows: ThreadRow[]): Promise<Feedback[]> {
  const { messages, people } = await load(ctx, rows);
  return rows.map((row) => ({
    __entity_type__: "feedback",
    __permissions__: feedbackPolicy.permissionsOn(ctx.actor, row),
    id: row.id,
    author: personIn(people, row.authorId),
    ...thread(row, messages, people),
    readAt: row.readAt?.toISOString() ?? null,
  }));
}

export async function presentOne(ctx: TenantCtx, row: ThreadRow): Promise<Feedback> {
  const [one] = await presentFeedback(ctx, [row]);
  return one as Feedback;
}

/** For any caller who has the code. */
export async function presentByCode(ctx: TenantCtx, row: ThreadRow): Promise<AnonymousFeedback> {
  const { messages, people } = await load(ctx, [row]);
  return thread(row, messages, people);
}
