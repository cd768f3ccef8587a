import { subjectTypes } from "@plaudit/api/entities.ts";
import { z } from "zod";
import type { Jobs } from "../../jobs/context.ts";
import type { AudienceOf, Subject } from "./subject.ts";
import { announceComment } from "./verbs/announce-comment.ts";
import { announceEndorsement } from "./verbs/announce-endorsement.ts";
import { announceReactions } from "./verbs/announce-reactions.ts";
import { retractComment } from "./verbs/retract-comment.ts";

const id = z.uuid();
const subjectType = z.enum(subjectTypes);
const commentJob = z.object({ tenantId: id, commentId: id, mentioned: z.optional(z.array(id)) });
const reactionJob = z.object({
  tenantId: id,
  subjectType: z.enum([...subjectTypes, "comment"]),
  subjectId: id,
  withdrawn: z.optional(z.literal(true)),
});
const removalJob = z.object({ tenantId: id, commentId: id, subjectType, subjectId: id });
const endorsementJob = z.object({
  tenantId: id,
  subjectType,
  subjectId: id,
  memberId: id,
  amount: z.int(),
  endorsementId: id,
});

export function engagementJobs(all: readonly Subject[]): Jobs {
  const audience: AudienceOf = async (ctx, type, subjectId) =>
    (await all.find(({ entity }) => entity === type)?.audience(ctx, subjectId)) ?? null;
  return {
    "notification.comment": (ctx, data) => announceComment(ctx, audience, commentJob.parse(data)),
    "notification.retract-comment": (ctx, data) => retractComment(ctx, audience, removalJob.parse(data)),
    "notification.reaction": (ctx, data) => announceReactions(ctx, audience, reactionJob.parse(data)),
    "notification.endorsed": (ctx, data) => announceEndorsement(ctx, audience, endorsementJob.parse(data)),
  };
}
