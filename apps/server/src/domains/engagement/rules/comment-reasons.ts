import type { Audience } from "../subject.ts";

interface Written {
  memberId: string;
  mentioned: readonly string[];
  earlier: readonly string[];
}
export type CommentReason = "mentioned" | "sent" | "received" | "followed";

/** Whom a comment concerns, each once and in the words that concern them most; never its author. */
export function commentReasons(
  audience: Pick<Audience, "authorId" | "recipientIds">,
  comment: Written,
): Map<string, CommentReason> {
  const reasons = new Map<string, CommentReason>();
  for (const id of comment.earlier) reasons.set(id, "followed");
  for (const id of audience.recipientIds) reasons.set(id, "received");
  reasons.set(audience.authorId, "sent");
  for (const id of comment.mentioned) reasons.set(id, "mentioned");
  reasons.delete(comment.memberId);
  return reasons;
}
