import type { Audience } from "../subject.ts";

interface Written {
  memberId: string;
  mentioned: readonly string[];
  earlier: readonly string[];
}
export type CommentReason = "mentioned" | "sent" | "received" | "followed";

/** Recipients of a comment notification, one reason each, the strongest wins; the author is excluded. */
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
