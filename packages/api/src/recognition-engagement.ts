import * as z from "zod/mini";
import { endpoints } from "./endpoint.ts";
import {
  comment,
  commentBody,
  endorsement,
  endorsementBody,
  endorsementStats,
  flagBody,
  reaction,
  reactionBody,
} from "./engagement.ts";
import { idParams, listOf, nothing, page, pageSize } from "./shared.ts";

const reactions = z.object({ results: z.array(reaction) });

/** What colleagues add to a recognition and to its comments. */
export const recognitionEngagementEndpoints = endpoints({
  "POST /recognition/recognitions/{id}/endorsements": {
    summary: "Add points to a colleague's recognition",
    scope: "tenant",
    permission: "recognition:browse",
    params: idParams,
    body: endorsementBody,
    response: endorsementStats,
    errors: ["PointsExceptionError", "Forbidden"],
  },
  "GET /recognition/recognitions/{id}/endorsements": {
    summary: "Who added points",
    scope: "tenant",
    permission: "recognition:browse",
    params: idParams,
    query: z.strictObject({ page, pageSize }),
    response: listOf(endorsement),
  },
  "PUT /recognition/recognitions/{id}/flags": {
    summary: "Report it to the moderators, with a reason",
    scope: "tenant",
    permission: "recognition:browse",
    params: idParams,
    body: flagBody,
    response: nothing,
  },
  "DELETE /recognition/recognitions/{id}/flags": {
    summary: "Take one's report back",
    scope: "tenant",
    permission: "recognition:browse",
    params: idParams,
    response: nothing,
  },
  "PUT /recognition/recognitions/{id}/reactions": {
    summary: "React, or change one's reaction",
    scope: "tenant",
    permission: "recognition:browse",
    params: idParams,
    body: reactionBody,
    response: nothing,
  },
  "DELETE /recognition/recognitions/{id}/reactions": {
    summary: "Take one's reaction back",
    scope: "tenant",
    permission: "recognition:browse",
    params: idParams,
    response: nothing,
  },
  "GET /recognition/recognitions/{id}/reactions": {
    summary: "Who reacted",
    scope: "tenant",
    permission: "recognition:browse",
    params: idParams,
    response: reactions,
  },
  "POST /recognition/recognitions/{id}/comments": {
    summary: "Comment",
    scope: "tenant",
    permission: "comment:create",
    params: idParams,
    body: commentBody,
    response: comment,
  },
  "GET /recognition/recognitions/{id}/comments": {
    summary: "Comments, oldest first",
    scope: "tenant",
    permission: "recognition:browse",
    params: idParams,
    query: z.strictObject({ page, pageSize }),
    response: listOf(comment),
  },
  "PATCH /recognition/comments/{id}": {
    summary: "Edit one's comment",
    scope: "tenant",
    permission: "comment:create",
    params: idParams,
    body: commentBody,
    response: comment,
    errors: ["Forbidden"],
  },
  "DELETE /recognition/comments/{id}": {
    summary: "Remove a comment",
    scope: "tenant",
    permission: "recognition:browse",
    params: idParams,
    response: nothing,
    errors: ["Forbidden"],
  },
  "PUT /recognition/comments/{id}/reactions": {
    summary: "React to a comment",
    scope: "tenant",
    permission: "recognition:browse",
    params: idParams,
    body: reactionBody,
    response: nothing,
  },
  "DELETE /recognition/comments/{id}/reactions": {
    summary: "Take one's reaction to a comment back",
    scope: "tenant",
    permission: "recognition:browse",
    params: idParams,
    response: nothing,
  },
  "GET /recognition/comments/{id}/reactions": {
    summary: "Who reacted to a comment",
    scope: "tenant",
    permission: "recognition:browse",
    params: idParams,
    response: reactions,
  },
});
