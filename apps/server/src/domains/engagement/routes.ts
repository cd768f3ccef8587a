import { contract } from "@plaudit/api/contract.ts";
import type { EndpointKey } from "@plaudit/api/endpoint.ts";
import type { PointsEndpoints, SubjectEndpoints } from "@plaudit/api/engagement-endpoints.ts";
import { endorsableKeys, subjectKeys } from "@plaudit/api/subjects.ts";
import { done } from "../../done.ts";
import type { Handlers, Route } from "../../routes.ts";
import { commentOf, commentsOf, endorsementStatsOf, endorsementsOf, reactionsOf } from "./reads.ts";
import type { Subject } from "./subject.ts";
import { addComment } from "./verbs/add-comment.ts";
import { editComment } from "./verbs/edit-comment.ts";
import { flag } from "./verbs/flag.ts";
import { react } from "./verbs/react.ts";
import { removeComment } from "./verbs/remove-comment.ts";
import { unflag } from "./verbs/unflag.ts";
import { unreact } from "./verbs/unreact.ts";

const subjectHandlers = (subject: Subject): Handlers<SubjectEndpoints> => {
  const { entity: type } = subject;
  return {
    react: async (ctx, { params: { id }, body }) => {
      await subject.require(ctx, id, "react");
      return done(react(ctx, { type, id }, body.type));
    },
    unreact: async (ctx, { params: { id } }) => {
      await subject.require(ctx, id, "react");
      return done(unreact(ctx, { type, id }));
    },
    reactions: async (ctx, { params: { id }, query }) => {
      await subject.require(ctx, id, "view");
      return reactionsOf(ctx, id, query);
    },
    flag: async (ctx, { params: { id }, body }) => {
      await subject.require(ctx, id, "flag");
      return done(flag(ctx, { type, id }, body.reason));
    },
    unflag: async (ctx, { params: { id } }) => {
      await subject.require(ctx, id, "flag");
      return done(unflag(ctx, { type, id }));
    },
    comment: async (ctx, { params: { id }, body }) => {
      await subject.require(ctx, id, "comment");
      return addComment(ctx, { type, id }, body.body);
    },
    comments: async (ctx, { params: { id }, query }) => {
      await subject.require(ctx, id, "view");
      return commentsOf(ctx, id, query);
    },
    editComment: async (ctx, { params, body }) =>
      editComment(ctx, await commentOf(ctx, subject, params.id, "edit"), body.body),
    removeComment: async (ctx, { params }) =>
      done(removeComment(ctx, await commentOf(ctx, subject, params.id, "delete"))),
    reactToComment: async (ctx, { params, body }) => {
      const { id } = await commentOf(ctx, subject, params.id, "react");
      return done(react(ctx, { type: "comment", id }, body.type));
    },
    unreactToComment: async (ctx, { params }) => {
      const { id } = await commentOf(ctx, subject, params.id, "view");
      return done(unreact(ctx, { type: "comment", id }));
    },
    commentReactions: async (ctx, { params, query }) =>
      reactionsOf(ctx, (await commentOf(ctx, subject, params.id, "view")).id, query),
    flagComment: async (ctx, { params, body }) => {
      const { id } = await commentOf(ctx, subject, params.id, "flag");
      return done(flag(ctx, { type: "comment", id }, body.reason));
    },
    unflagComment: async (ctx, { params }) => {
      const { id } = await commentOf(ctx, subject, params.id, "flag");
      return done(unflag(ctx, { type: "comment", id }));
    },
  };
};

const pointsHandlers = (subject: Subject & { endorse: object }): Handlers<PointsEndpoints> => ({
  endorse: async (ctx, { params: { id }, body }) => {
    await subject.endorse(ctx, id, body.amount);
    return endorsementStatsOf(ctx, id);
  },
  endorsements: async (ctx, { params: { id }, query }) => {
    await subject.require(ctx, id, "view");
    return endorsementsOf(ctx, id, query);
  },
});

const bind = <H extends object>(handlers: H, keys: Record<keyof H, EndpointKey & keyof typeof contract>): Route[] =>
  Object.entries(handlers).map(([name, handle]) => {
    const key = keys[name as keyof H];
    return { key, endpoint: contract[key], handle: handle as Route["handle"] };
  });

export const engagementRoutes = (subjects: readonly Subject[]): Route[] =>
  subjects.flatMap((subject) => [
    ...bind(subjectHandlers(subject), subjectKeys[subject.entity]),
    ...(subject.endorse ? bind(pointsHandlers(subject), endorsableKeys[subject.entity]) : []),
  ]);
