import { api } from "@plaudit/api/client.ts";
import type { Comment, ReactionType } from "@plaudit/api/engagement.ts";
import { editEntity, revalidate, useAction, usePages } from "@plaudit/api/react";
import type { RichText } from "@plaudit/api/rich-words.ts";
import { endorsableKeys, subjectKeys } from "@plaudit/api/subjects.ts";
import { keysOf, withOwnReaction } from "./data.ts";
import type { EndorsableSubject, Subject } from "./subject.ts";

const params = (id: string) => ({ params: { id } });
const commentKeys = (comment: Comment) => subjectKeys[comment.threadType];

/** Who reacted in one way, the latest first. */
export const useReactors = (reacted: Subject | Comment, type: ReactionType) =>
  usePages(reacted.__entity_type__ === "comment" ? commentKeys(reacted).commentReactions : keysOf(reacted).reactions, {
    ...params(reacted.id),
    query: { type, pageSize: 20 },
  });
export const useComments = (subject: Subject) => usePages(keysOf(subject).comments, params(subject.id));

export function useComment(subject: Subject) {
  const { run, ...action } = useAction(keysOf(subject).comment);
  const comment = async (body: RichText) => {
    const made = await run({ ...params(subject.id), body: { body } });
    editEntity(subject, { commentCount: subject.commentCount + 1 });
    return made;
  };
  return { ...action, comment };
}
export async function editComment(comment: Comment, body: RichText) {
  editEntity(comment, await api(commentKeys(comment).editComment, { ...params(comment.id), body: { body } }));
}
export async function reactToComment(comment: Comment, type: ReactionType | null) {
  const keys = commentKeys(comment);
  await withOwnReaction(comment, type, () =>
    type
      ? api(keys.reactToComment, { ...params(comment.id), body: { type } })
      : api(keys.unreactToComment, params(comment.id)),
  );
  void revalidate(keys.commentReactions, (args) => args.params.id === comment.id);
}

export function useEndorse(subject: EndorsableSubject) {
  const keys = endorsableKeys[subject.__entity_type__];
  const { run, ...action } = useAction(keys.endorse);
  const endorse = async (amount: number) => {
    const endorsementStats = await run({ ...params(subject.id), body: { amount } });
    editEntity(subject, { endorsementStats });
    void revalidate(keys.endorsements, (args) => args.params.id === subject.id);
    void revalidate("GET /points/accounts/my");
  };
  return { ...action, endorse };
}
export const useEndorsements = (subject: EndorsableSubject) =>
  usePages(endorsableKeys[subject.__entity_type__].endorsements, params(subject.id));
