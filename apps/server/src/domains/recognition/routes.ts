import { recognitionEndpoints } from "@plaudit/api/recognition.ts";
import { routes } from "../../http/routes.ts";
import { addComment } from "../engagement/verbs/add-comment.ts";
import { editComment } from "../engagement/verbs/edit-comment.ts";
import { flag } from "../engagement/verbs/flag.ts";
import { react } from "../engagement/verbs/react.ts";
import { removeComment } from "../engagement/verbs/remove-comment.ts";
import { unflag } from "../engagement/verbs/unflag.ts";
import { unreact } from "../engagement/verbs/unreact.ts";
import {
  commentFor,
  commentsOf,
  endorsementStatsOf,
  endorsementsOf,
  listRecognitions,
  memberSummary,
  oneRecognition,
  peers,
  reactionsOf,
  recognitionFor,
  weekly,
} from "./reads.ts";
import { findRecipients } from "./recipients.ts";
import { goalOf } from "./summary-queries.ts";
import { listValues, oneValue } from "./value-present.ts";
import { createValue } from "./verbs/create-value.ts";
import { deleteRecognition } from "./verbs/delete-recognition.ts";
import { deleteValue } from "./verbs/delete-value.ts";
import { endorseRecognition } from "./verbs/endorse-recognition.ts";
import { orderValues } from "./verbs/order-values.ts";
import { countRecipients, previewRecognition } from "./verbs/preview-recognition.ts";
import { sendRecognition } from "./verbs/send-recognition.ts";
import { updateValue } from "./verbs/update-value.ts";
import { wall } from "./wall.ts";

const done = async (work: Promise<unknown>): Promise<null> => {
  await work;
  return null;
};

export const recognitionRoutes = routes(recognitionEndpoints, {
  "GET /recognition/values": async (ctx, { query }) => ({ results: await listValues(ctx, query.archived ?? false) }),
  "POST /recognition/values": (ctx, { body }) => createValue(ctx, body),
  "GET /recognition/values/{id}": (ctx, { params }) => oneValue(ctx, params.id),
  "PATCH /recognition/values/{id}": (ctx, { params, body }) => updateValue(ctx, params.id, body),
  "DELETE /recognition/values/{id}": (ctx, { params }) => done(deleteValue(ctx, params.id)),
  "PUT /recognition/values/order": (ctx, { body }) => done(orderValues(ctx, body.ids)),

  "GET /recognition/recognitions": (ctx, { query }) => listRecognitions(ctx, query),
  "POST /recognition/recognitions": (ctx, { body }) => sendRecognition(ctx, body),
  "GET /recognition/recognitions/{id}": (ctx, { params }) => oneRecognition(ctx, params.id),
  "DELETE /recognition/recognitions/{id}": (ctx, { params }) => done(deleteRecognition(ctx, params.id)),
  "POST /recognition/recognitions/recipientCount": (ctx, { body }) => countRecipients(ctx, body.sendTo),
  "POST /recognition/recognitions/preview": (ctx, { body }) => previewRecognition(ctx, body),

  "GET /recognition/recipients": async (ctx, { query }) => ({ results: await findRecipients(ctx, query) }),
  "GET /recognition/goal": (ctx) => goalOf(ctx, ctx.tenant.timezone),
  "GET /recognition/summary": (ctx, { query }) => memberSummary(ctx, query.memberId),
  "GET /recognition/weekly": (ctx) => weekly(ctx),
  "GET /recognition/peers": (ctx) => peers(ctx),

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

  "GET /recognition/tv/{id}/recognitions": (ctx, { params, query }) => wall(ctx, params.id, query.token),
});
