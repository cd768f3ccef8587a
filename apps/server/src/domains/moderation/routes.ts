import { moderationEndpoints } from "@plaudit/api/moderation.ts";
import { routes } from "../../routes.ts";
import type { AllModerated } from "./present.ts";
import { decisions, flaggedItems, moderationCounts, oneItem, oneNotice, presentWords, reversals } from "./reads.ts";
import { changeWords } from "./verbs/change-words.ts";
import { decide } from "./verbs/decide.ts";
import { writeAuthor } from "./verbs/write-author.ts";

export const moderationRoutes = (all: AllModerated) =>
  routes(moderationEndpoints, {
    "GET /recognition/recognitions/flagged": (ctx, { query }) => flaggedItems(ctx, all, "recognition", query),
    "GET /award/awards/flagged": (ctx, { query }) => flaggedItems(ctx, all, "award", query),
    "GET /card/cards/flagged": (ctx, { query }) => flaggedItems(ctx, all, "card", query),
    "GET /recognition/comments/flagged": (ctx, { query }) => flaggedItems(ctx, all, "comment", query),
    "GET /moderation/counts": (ctx) => moderationCounts(ctx),
    "GET /moderation/decisions": (ctx, { query }) => decisions(ctx, all, query),
    "GET /moderation/items/{id}": (ctx, { params }) => oneItem(ctx, all, params.id),
    "GET /moderation/reversals": (ctx, { query }) => reversals(ctx, all, query.idIn),
    "PUT /moderation/items/hidden": (ctx, { body }) => decide(ctx, all, "hide", body),
    "PUT /moderation/items/dismissed": (ctx, { body }) => decide(ctx, all, "dismiss", body),
    "PUT /moderation/items/restored": (ctx, { body }) => decide(ctx, all, "restore", body),
    "DELETE /moderation/decisions": (ctx, { body }) => decide(ctx, all, "undo", body),
    "POST /moderation/items/{id}/messages": (ctx, { params, body }) => writeAuthor(ctx, all, params.id, body.text),
    "GET /moderation/words": (ctx) => presentWords(ctx),
    "PUT /moderation/words": (ctx, { body }) => changeWords(ctx, body),
    "GET /moderation/notices/{id}": (ctx, { params }) => oneNotice(ctx, params.id),
  });
