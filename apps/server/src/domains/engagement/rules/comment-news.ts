import type { Audience } from "../subject.ts";

interface Written {
  memberId: string;
  mentioned: readonly string[];
  earlier: readonly string[];
}
export type CommentNews = "mentioned" | "sent" | "received" | "followed";

/** Whom a comment concerns, each once and in the words that concern them most; never its author. */
export function commentNews(
  audience: Pick<Audience, "authorId" | "recipientIds">,
  comment: Written,
): Map<string, CommentNews> {
  const told = new Map<string, CommentNews>();
  for (const id of comment.earlier) told.set(id, "followed");
  for (const id of audience.recipientIds) told.set(id, "received");
  told.set(audience.authorId, "sent");
  for (const id of comment.mentioned) told.set(id, "mentioned");
  told.delete(comment.memberId);
  return told;
}
