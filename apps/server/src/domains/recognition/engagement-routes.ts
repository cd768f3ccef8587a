import { recognitionEngagementEndpoints } from "@plaudit/api/recognition-engagement.ts";
import { done } from "../../done.ts";
import { routes } from "../../routes.ts";
import { addComment, editComment, flag, react, removeComment, unflag, unreact } from "../engagement/index.ts";
import { commentFor, commentsOf, endorsementStatsOf, endorsementsOf, reactionsOf, recognitionFor } from "./reads.ts";
import { endorseRecognition } from "./verbs/endorse-recognition.ts";

export const engagementRoutes = routes(recognitionEngagementEndpoints, {
  "POST /recognition/recognitions/{id}/endorsements": async (ctx, { params, body }) => {
    await endorseRecognition(ctx, params.id, body.amount);
    return endorsementStatsOf(ctx, params.id);
  },
  "GET /recognition/recognitions/{id}/endorsements": async (ctx, { params, query }) =>
    endorsementsOf(ctx, await recognitionFor(ctx, params.id, "view"), query),
  "PUT /recognition/recognitions/{id}/flags": async (ctx, { params, body }) => {
    const id = await recognitionFor(ctx, params.id, "flag");
    return done(flag(ctx, { type: "recognition", id }, body.reason));
  },
  "DELETE /recognition/recognitions/{id}/flags": async (ctx, { params }) =>
    done(unflag(ctx, await recognitionFor(ctx, params.id, "view"))),
  "PUT /recognition/recognitions/{id}/reactions": async (ctx, { params, body }) => {
    const id = await recognitionFor(ctx, params.id, "react");
    return done(react(ctx, { type: "recognition", id }, body.type));
  },
  "DELETE /recognition/recognitions/{id}/reactions": async (ctx, { params }) =>
    done(unreact(ctx, await recognitionFor(ctx, params.id, "react"))),
  "GET /recognition/recognitions/{id}/reactions": async (ctx, { params }) =>
    reactionsOf(ctx, await recognitionFor(ctx, params.id, "view")),

  "POST /recognition/recognitions/{id}/comments": async (ctx, { params, body }) => {
    const id = await recognitionFor(ctx, params.id, "comment");
    return addComment(ctx, { type: "recognition", id }, body.body);
  },
  "GET /recognition/recognitions/{id}/comments": async (ctx, { params, query }) =>
    commentsOf(ctx, await recognitionFor(ctx, params.id, "view"), query),
  "PATCH /recognition/comments/{id}": async (ctx, { params, body }) =>
    editComment(ctx, await commentFor(ctx, params.id), body.body),
  "DELETE /recognition/comments/{id}": async (ctx, { params }) =>
    done(removeComment(ctx, await commentFor(ctx, params.id))),
  "PUT /recognition/comments/{id}/reactions": async (ctx, { params, body }) => {
    const { id } = await commentFor(ctx, params.id, "react");
    return done(react(ctx, { type: "comment", id }, body.type));
  },
  "DELETE /recognition/comments/{id}/reactions": async (ctx, { params }) =>
    done(unreact(ctx, (await commentFor(ctx, params.id)).id)),
  "GET /recognition/comments/{id}/reactions": async (ctx, { params }) =>
    reactionsOf(ctx, (await commentFor(ctx, params.id)).id),
});
