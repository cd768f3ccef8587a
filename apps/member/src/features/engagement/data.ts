import { api } from "@plaudit/api/client.ts";
import type { Comment, ReactionType } from "@plaudit/api/engagement.ts";
import { dropEntity, editEntity, revalidate } from "@plaudit/api/react";
import { subjectKeys } from "@plaudit/api/subjects.ts";
import { withReaction } from "./reaction.ts";
import type { Subject } from "./subject.ts";

const params = (id: string) => ({ params: { id } });
export const keysOf = (subject: Subject) => subjectKeys[subject.__entity_type__];

/** Shown at once; undone when the server refuses. */
export async function withOwnReaction(
  reacted: Subject | Comment,
  type: ReactionType | null,
  write: () => Promise<unknown>,
): Promise<void> {
  const { ownReaction, reactionCounts } = reacted;
  editEntity(reacted, withReaction(reacted, type));
  try {
    await write();
  } catch (error) {
    editEntity(reacted, { ownReaction, reactionCounts });
    throw error;
  }
}

export function useEngagement(subject: Subject) {
  const { id } = subject;
  const keys = keysOf(subject);
  return {
    async react(type: ReactionType | null) {
      await withOwnReaction(subject, type, () =>
        type ? api(keys.react, { ...params(id), body: { type } }) : api(keys.unreact, params(id)),
      );
      void revalidate(keys.reactions, (args) => args.params.id === id);
    },
    async removeComment(comment: Comment) {
      await api(keys.removeComment, params(comment.id));
      editEntity(subject, { commentCount: Math.max(0, subject.commentCount - 1) });
      if (comment.reactionCounts.length === 0) dropEntity(comment);
      await revalidate(keys.comments, (args) => args.params.id === id);
    },
  };
}

/** The reader's own report of it; without a reason it is withdrawn. */
export async function report(reported: Subject | Comment, reason: string | null) {
  const { flag, unflag } = reported.__entity_type__ === "comment" ? commentFlags(reported) : keysOf(reported);
  if (reason) await api(flag, { ...params(reported.id), body: { reason } });
  else await api(unflag, params(reported.id));
  editEntity(reported, { ownFlag: reason !== null });
}
const commentFlags = (comment: Comment) => {
  const { flagComment: flag, unflagComment: unflag } = subjectKeys[comment.threadType];
  return { flag, unflag };
};
