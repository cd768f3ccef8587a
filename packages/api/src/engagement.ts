import * as z from "zod/mini";
import { subjectTypes } from "./entities.ts";
import { richText, richTextInput } from "./rich-text.ts";
import { count, giftAmount, id, instant, permissionsOn, personSummary, text } from "./shared.ts";

export const reactionTypes = ["heart", "clap", "smile", "flame", "star", "bulb", "strong", "cheers"] as const;
export const reactionType = z.enum(reactionTypes);
export type ReactionType = z.infer<typeof reactionType>;

const reactionCount = z.object({ type: reactionType, count });
export const reaction = z.object({ type: reactionType, member: personSummary, createdAt: instant });

export const comment = z.object({
  __entity_type__: z.literal("comment"),
  __permissions__: permissionsOn("comment"),
  id,
  threadId: id,
  threadType: z.enum(subjectTypes),
  tenantMemberId: id,
  member: personSummary,
  /** Null for a tombstone: the comment was removed but has reactions. */
  body: z.nullable(richText),
  bodyText: z.string(),
  reactionCounts: z.array(reactionCount),
  ownReaction: z.nullable(reactionType),
  ownFlag: z.boolean(),
  createdAt: instant,
  editedAt: z.nullable(instant),
  removedAt: z.nullable(instant),
});
export type Comment = z.infer<typeof comment>;

/** What every subject shows of its engagement. */
export const engagementFields = {
  reactionCounts: z.array(reactionCount),
  ownReaction: z.nullable(reactionType),
  commentCount: count,
  ownFlag: z.boolean(),
};

export const endorsement = z.object({ id, member: personSummary, amount: count, createdAt: instant });
export const endorsementStats = z.object({
  /** People who added points. */
  count,
  /** Points added for each recipient, in all. */
  amount: count,
  own: z.boolean(),
  endorsers: z.array(personSummary),
});

export const reactionBody = z.strictObject({ type: reactionType });
export const commentBody = z.strictObject({ body: richTextInput("comment") });
export const flagBody = z.strictObject({ reason: text(500, "reason") });
export const endorsementBody = z.strictObject({ amount: giftAmount(1, "pointsMissing", "wholePointsOne") });
