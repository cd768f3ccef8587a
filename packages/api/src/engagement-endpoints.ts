import * as z from "zod/mini";
import type { Endpoint } from "./endpoint.ts";
import {
  comment,
  commentBody,
  endorsement,
  endorsementBody,
  endorsementStats,
  flagBody,
  reaction,
  reactionBody,
  reactionType,
} from "./engagement.ts";
import type { SubjectType } from "./entities.ts";
import type { Permission } from "./permissions.ts";
import { idParams, listOf, nothing, page, pageSize } from "./shared.ts";
import { type EndorsableType, endorsableKeys, subjectKeys } from "./subjects.ts";

const paging = z.strictObject({ page, pageSize });
const reactionPaging = z.strictObject({ type: z.optional(reactionType), page, pageSize });
const named = <const E extends Record<string, Endpoint>>(defined: E): E => defined;

const subjectEndpoints = (entity: SubjectType, browse: Permission) =>
  named({
    react: {
      summary: "React, or change the caller's reaction",
      scope: "tenant",
      permission: browse,
      action: `${entity}.react`,
      params: idParams,
      body: reactionBody,
      response: nothing,
    },
    unreact: {
      summary: "Remove the caller's reaction",
      scope: "tenant",
      permission: browse,
      action: `${entity}.react`,
      params: idParams,
      response: nothing,
    },
    reactions: {
      summary: "Who reacted, the latest first",
      scope: "tenant",
      permission: browse,
      params: idParams,
      query: reactionPaging,
      response: listOf(reaction),
    },
    flag: {
      summary: "Report it to the moderators, with a reason",
      scope: "tenant",
      permission: browse,
      action: `${entity}.flag`,
      params: idParams,
      body: flagBody,
      response: nothing,
    },
    unflag: {
      summary: "Withdraw the caller's report",
      scope: "tenant",
      permission: browse,
      action: `${entity}.flag`,
      params: idParams,
      response: nothing,
    },
    comment: {
      summary: "Comment",
      scope: "tenant",
      permission: "comment:create",
      action: `${entity}.comment`,
      params: idParams,
      body: commentBody,
      response: comment,
    },
    comments: {
      summary: "Comments, oldest first",
      scope: "tenant",
      permission: browse,
      params: idParams,
      query: paging,
      response: listOf(comment),
    },
    editComment: {
      summary: "Edit the caller's comment",
      scope: "tenant",
      permission: "comment:create",
      action: "comment.edit",
      params: idParams,
      body: commentBody,
      response: comment,
      errors: ["Forbidden"],
    },
    removeComment: {
      summary: "Remove a comment",
      scope: "tenant",
      permission: browse,
      action: "comment.delete",
      params: idParams,
      response: nothing,
      errors: ["Forbidden"],
    },
    reactToComment: {
      summary: "React to a comment",
      scope: "tenant",
      permission: browse,
      action: "comment.react",
      params: idParams,
      body: reactionBody,
      response: nothing,
    },
    unreactToComment: {
      summary: "Remove the caller's reaction to a comment",
      scope: "tenant",
      permission: browse,
      // A member may delete their own reaction to a removed comment too.
      action: null,
      params: idParams,
      response: nothing,
    },
    commentReactions: {
      summary: "Who reacted to a comment, the latest first",
      scope: "tenant",
      permission: browse,
      params: idParams,
      query: reactionPaging,
      response: listOf(reaction),
    },
    flagComment: {
      summary: "Report a comment to the moderators, with a reason",
      scope: "tenant",
      permission: browse,
      action: "comment.flag",
      params: idParams,
      body: flagBody,
      response: nothing,
    },
    unflagComment: {
      summary: "Withdraw the caller's report of a comment",
      scope: "tenant",
      permission: browse,
      action: "comment.flag",
      params: idParams,
      response: nothing,
    },
  });

const pointsEndpoints = (entity: EndorsableType, browse: Permission) =>
  named({
    endorse: {
      summary: "Add points to what a colleague wrote",
      scope: "tenant",
      permission: browse,
      action: `${entity}.endorse`,
      params: idParams,
      body: endorsementBody,
      response: endorsementStats,
      errors: ["PointsExceptionError", "Forbidden"],
    },
    endorsements: {
      summary: "Who added points",
      scope: "tenant",
      permission: browse,
      params: idParams,
      query: paging,
      response: listOf(endorsement),
    },
  });

export type SubjectEndpoints = ReturnType<typeof subjectEndpoints>;
export type PointsEndpoints = ReturnType<typeof pointsEndpoints>;

type ByKey<E, K> = { [N in keyof E & keyof K as K[N] & string]: E[N] };
const byKey = <E extends object, K extends { [N in keyof E]: string }>(defined: E, keys: K) =>
  Object.fromEntries(Object.entries(defined).map(([name, endpoint]) => [keys[name as keyof E], endpoint])) as ByKey<
    E,
    K
  >;

/** What colleagues add to a subject and to its comments, for the domain that owns it; `browse` is the permission to read it. */
export const engagementEndpoints = <const T extends SubjectType>(entity: T, browse: Permission) =>
  byKey(subjectEndpoints(entity, browse), subjectKeys[entity]);

/** For subjects that points can be added to; the others do not have these. */
export const endorsementEndpoints = <const T extends EndorsableType>(entity: T, browse: Permission) =>
  byKey(pointsEndpoints(entity, browse), endorsableKeys[entity]);
