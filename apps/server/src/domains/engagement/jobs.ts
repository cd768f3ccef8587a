import { z } from "zod";
import type { WorkerCtx } from "../../jobs/context.ts";
import type { Audiences } from "./audience.ts";
import { announceComment } from "./verbs/announce-comment.ts";
import { announceEndorsement } from "./verbs/announce-endorsement.ts";
import { announceReactions } from "./verbs/announce-reactions.ts";
import { retractComment } from "./verbs/retract-comment.ts";

const id = z.uuid();
const commentJob = z.object({ tenantId: id, commentId: id });
const reactionJob = z.object({ tenantId: id, subjectType: z.enum(["recognition", "award", "comment"]), subjectId: id });
const removalJob = z.object({
  tenantId: id,
  commentId: id,
  threadType: z.enum(["recognition", "award"]),
  threadId: id,
});
const endorsementJob = z.object({
  tenantId: id,
  recognitionId: id,
  memberId: id,
  amount: z.int(),
  endorsementId: id,
});

export const engagementJobs = (audiences: Audiences) => ({
  "notification.comment": (ctx: WorkerCtx, data: unknown) =>
    announceComment(ctx, audiences, commentJob.parse(data).commentId),
  "notification.retract-comment": (ctx: WorkerCtx, data: unknown) =>
    retractComment(ctx, audiences, removalJob.parse(data)),
  "notification.reaction": (ctx: WorkerCtx, data: unknown) =>
    announceReactions(ctx, audiences, reactionJob.parse(data)),
  "notification.endorsed": (ctx: WorkerCtx, data: unknown) =>
    announceEndorsement(ctx, audiences, endorsementJob.parse(data)),
});
