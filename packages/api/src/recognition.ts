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
  reactionCount,
  reactionType,
} from "./engagement.ts";
import { pointsException } from "./points.ts";
import { richText, richTextInput } from "./rich-text.ts";
import {
  count,
  flag,
  id,
  idList,
  idParams,
  instant,
  listOf,
  nothing,
  page,
  pageSize,
  permissionSet,
  personSummary,
  recipient,
  recipientRef,
  search,
  text,
} from "./shared.ts";

/** `color` is a hue of 0-359; lightness belongs to the theme. `motif` names the drawing. */
export const motifs = ["sunrise", "ripple", "leaf", "beam", "orbit", "weave", "tide", "meeting", "steps"] as const;
export const quality = z.object({
  id,
  name: z.string(),
  color: z.int(),
  motif: z.enum(motifs),
  valueId: id,
  position: count,
  archivedAt: z.nullable(instant),
});
export type Quality = z.infer<typeof quality>;

export const value = z.object({
  __entity_type__: z.literal("value"),
  __permissions__: permissionSet,
  id,
  name: z.string(),
  description: z.string(),
  position: count,
  archivedAt: z.nullable(instant),
  version: z.int(),
  qualities: z.array(z.object({ ...quality.shape, recognitionCount: count })),
});
export type Value = z.infer<typeof value>;

/** A quality with an id is kept and changed, one without is added, one left out is deleted, or archived once used. */
export const valueBody = z.strictObject({
  name: text(80),
  description: z.string().check(z.trim(), z.maxLength(150)),
  qualities: z
    .array(
      z.strictObject({
        id: z.optional(id),
        name: text(80),
        color: z.int().check(z.minimum(0), z.maximum(359)),
        motif: z.enum(motifs),
      }),
    )
    .check(z.minLength(1), z.maxLength(24)),
});

export const recognition = z.object({
  __entity_type__: z.literal("recognition"),
  __permissions__: permissionSet,
  id,
  message: richText,
  messageText: z.string(),
  /** Points asked for each receiving person. */
  amount: count,
  sender: personSummary,
  sendTo: z.array(recipient),
  /** How many people received it, teams counted by their members. */
  recipientCount: count,
  /** The reader's own share, when the reader is a recipient. */
  ownRecipient: z.nullable(z.object({ amount: count })),
  qualities: z.array(quality),
  tenantWide: z.boolean(),
  status: z.literal("published"),
  teamName: z.nullable(z.string()),
  reactionCounts: z.array(reactionCount),
  ownReaction: z.nullable(reactionType),
  commentCount: count,
  endorsementStats,
  ownFlag: z.boolean(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type Recognition = z.infer<typeof recognition>;

export const recognitionBody = z.strictObject({
  status: z.literal("published"),
  message: richTextInput,
  amount: z.int().check(z.minimum(0), z.maximum(1000)),
  sendTo: z.array(recipientRef).check(z.minLength(1), z.maxLength(200)),
  qualityIds: z.array(id).check(z.maxLength(10)),
  tenantWide: z.boolean(),
  ignoreExceptions: z.optional(z.boolean()),
});

const sendToBody = z.strictObject({ sendTo: z.array(recipientRef).check(z.maxLength(200)) });
const reactions = z.object({ results: z.array(reaction) });

export const recognitionEndpoints = endpoints({
  "GET /recognition/values": {
    summary: "Values and their qualities, in order",
    scope: "tenant",
    permission: "recognition:browse",
    query: z.strictObject({ archived: z.optional(flag) }),
    response: z.object({ results: z.array(value) }),
  },
  "POST /recognition/values": {
    summary: "Add a value with its qualities",
    scope: "tenant",
    permission: "value:create",
    body: valueBody,
    response: value,
  },
  "GET /recognition/values/{id}": {
    summary: "One value",
    scope: "tenant",
    permission: "recognition:browse",
    params: idParams,
    response: value,
  },
  "PATCH /recognition/values/{id}": {
    summary: "Change a value, its qualities and their order; archive it or bring it back",
    scope: "tenant",
    permission: "value:create",
    params: idParams,
    body: z.strictObject({ ...z.partial(valueBody).shape, archived: z.optional(z.boolean()), version: z.int() }),
    response: value,
    errors: ["VersionConflict"],
  },
  "DELETE /recognition/values/{id}": {
    summary: "Delete a value that was never used",
    scope: "tenant",
    permission: "value:create",
    params: idParams,
    response: nothing,
    errors: ["Conflict"],
  },
  "PUT /recognition/values/order": {
    summary: "Put the values in this order",
    scope: "tenant",
    permission: "value:create",
    body: z.strictObject({ ids: z.array(id).check(z.minLength(1), z.maxLength(200)) }),
    response: nothing,
  },
  "GET /recognition/recognitions": {
    summary: "Published recognitions, newest first",
    scope: "tenant",
    permission: "recognition:browse",
    query: z.strictObject({
      idIn: z.optional(idList),
      sentByIdIn: z.optional(idList),
      recipientIdIn: z.optional(idList),
      sentByOrToIdIn: z.optional(idList),
      statusIn: z.optional(z.literal("published")),
      sorting: z.optional(z.literal("-createdAt")),
      page,
      pageSize,
    }),
    response: listOf(recognition),
  },
  "POST /recognition/recognitions": {
    summary: "Send a recognition",
    scope: "tenant",
    permission: "recognition:create",
    body: recognitionBody,
    response: recognition,
    errors: ["PointsExceptionError"],
  },
  "GET /recognition/recognitions/{id}": {
    summary: "One recognition",
    scope: "tenant",
    permission: "recognition:browse",
    params: idParams,
    response: recognition,
  },
  "DELETE /recognition/recognitions/{id}": {
    summary: "Take a recognition back; its points are reversed",
    scope: "tenant",
    permission: "recognition:browse",
    params: idParams,
    response: nothing,
    errors: ["Forbidden"],
  },
  "POST /recognition/recognitions/recipientCount": {
    summary: "How many people would receive it, each once and never the sender",
    scope: "tenant",
    permission: "recognition:create",
    body: sendToBody,
    response: z.object({ recipientCount: count }),
  },
  "POST /recognition/recognitions/preview": {
    summary: "What the points would be: total, and exceptions if any",
    scope: "tenant",
    permission: "recognition:create",
    body: z.strictObject({ ...sendToBody.shape, amount: z.int().check(z.minimum(0), z.maximum(1000)) }),
    response: z.object({ recipientCount: count, total: count, balance: z.int(), exceptions: z.array(pointsException) }),
  },
  "GET /recognition/recipients": {
    summary: "People and teams to recognise, by name",
    scope: "tenant",
    permission: "recognition:create",
    query: z.strictObject({ search, idIn: z.optional(idList) }),
    response: z.object({ results: z.array(recipient) }),
  },
  "GET /recognition/goal": {
    summary: "This month's recognitions against the tenant's goal",
    scope: "tenant",
    permission: "recognition:browse",
    response: z.object({ count, goal: count, month: z.string() }),
  },
  "GET /recognition/summary": {
    summary: "What a member received and gave: sums, months, top qualities",
    scope: "tenant",
    permission: "recognition:browse",
    query: z.strictObject({ memberId: id }),
    response: z.object({
      received: count,
      given: count,
      months: z.array(z.object({ month: z.string(), received: count, given: count })),
      qualities: z.array(z.object({ quality, count })),
    }),
  },
  "GET /recognition/weekly": {
    summary: "This week in numbers, for the home page's opening line",
    scope: "tenant",
    permission: "recognition:browse",
    response: z.object({ people: count, recognitions: count, forOwnTeams: count }),
  },
  "GET /recognition/peers": {
    summary: "Colleagues one works with and has not recognised for longest",
    scope: "tenant",
    permission: "recognition:create",
    response: z.object({
      results: z.array(z.object({ ...personSummary.shape, lastRecognizedAt: z.nullable(instant) })),
    }),
  },
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
  "GET /recognition/tv/{id}/recognitions": {
    summary: "What a channel's screen shows: public recognitions of its period and teams",
    scope: "tv",
    permission: null,
    params: idParams,
    query: z.strictObject({ token: z.string() }),
    response: z.object({
      results: z.array(
        z.object({
          id,
          messageText: z.string(),
          message: richText,
          sender: personSummary,
          sendTo: z.array(recipient),
          qualities: z.array(quality),
          createdAt: instant,
        }),
      ),
    }),
  },
});
