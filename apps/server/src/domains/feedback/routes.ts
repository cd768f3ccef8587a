import { feedbackEndpoints } from "@plaudit/api/feedback.ts";
import type { TenantCtx } from "../../context.ts";
import { done } from "../../done.ts";
import { nextOf, type Paging } from "../../paging.ts";
import { routes } from "../../routes.ts";
import { peopleByIds } from "../directory/index.ts";
import { feedbackPolicy } from "./policy.ts";
import { presentByCode, presentFeedback, presentOne } from "./present.ts";
import { byAuthor, isClosed, readerIds, threadByCode, threadRow, threadsWhere } from "./queries.ts";
import { codeHash } from "./rules/code-hash.ts";
import { reply, replyByCode } from "./verbs/reply.ts";
import { closeFeedback, markRead, reopenFeedback } from "./verbs/set-state.ts";
import { writeAnonymously, writeFeedback } from "./verbs/write-feedback.ts";

async function list(ctx: TenantCtx, condition: Parameters<typeof threadsWhere>[1], paging: Paging) {
  const { rows, total } = await threadsWhere(ctx.db, condition, paging);
  return { results: await presentFeedback(ctx, rows), next: nextOf(paging, total), total };
}

export const feedbackRoutes = routes(feedbackEndpoints, {
  "GET /feedback/feedback": (ctx, { query: { state, ...paging } }) =>
    list(ctx, state && isClosed(state === "closed"), paging),
  "GET /feedback/feedback/my": (ctx, { query }) => list(ctx, byAuthor(ctx.actor.memberId), query),
  "GET /feedback/feedback/{id}": async (ctx, { params }) => {
    const row = await threadRow(ctx.db, params.id);
    feedbackPolicy.require(ctx, "view", row);
    return presentOne(ctx, row);
  },
  "GET /feedback/readers": async (ctx) => {
    const ids = await readerIds(ctx, 3);
    const people = await peopleByIds(ctx, ids);
    return { results: ids.flatMap((id) => people.get(id) ?? []) };
  },
  "POST /feedback/feedback": (ctx, { body }) => writeFeedback(ctx, body),
  "POST /feedback/feedback/{id}/messages": (ctx, { params, body }) => reply(ctx, params.id, body),
  "PUT /feedback/feedback/{id}/read": (ctx, { params }) => done(markRead(ctx, params.id)),
  "PUT /feedback/feedback/{id}/closed": (ctx, { params }) => closeFeedback(ctx, params.id),
  "DELETE /feedback/feedback/{id}/closed": (ctx, { params }) => reopenFeedback(ctx, params.id),

  "POST /feedback/anonymous": (ctx, { body }) => done(writeAnonymously(ctx, body)),
  "POST /feedback/anonymous/lookups": async (ctx, { body }) =>
    presentByCode(ctx, await threadByCode(ctx.db, codeHash(ctx.db.tenantId, body.code))),
  "POST /feedback/anonymous/messages": (ctx, { body }) => replyByCode(ctx, body),
});
