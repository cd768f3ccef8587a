import { api } from "@plaudit/api/client.ts";
import type { Comment, ReactionType } from "@plaudit/api/engagement.ts";
import {
  dropEntity,
  editEntity,
  revalidate,
  setAnswer,
  useAction,
  useApps,
  usePages,
  useQuery,
} from "@plaudit/api/react";
import type { Recognition } from "@plaudit/api/recognition.ts";
import type { RichText } from "@plaudit/api/rich-words.ts";
import type { Recipient, RecipientRef } from "@plaudit/api/shared.ts";
import { withReaction } from "./reaction.ts";

const params = (id: string) => ({ params: { id } });

/** Asked anew when the composer opens: a quality that was just added is there at once. */
export const useValues = () => useQuery("GET /recognition/values", undefined, { dedupingInterval: 2000 });
export const useGoal = () => useQuery("GET /recognition/goal", undefined);
export const useWeek = () => useQuery("GET /recognition/weekly", undefined);
export function usePeers() {
  const may = useApps().may("recognition:create");
  return { may, ...useQuery("GET /recognition/peers", may ? undefined : null) };
}
export const useRecognition = (id: string) => useQuery("GET /recognition/recognitions/{id}", params(id));
export const useSummary = (memberId: string | null) =>
  useQuery("GET /recognition/summary", memberId ? { query: { memberId } } : null);

/** What a person received, or gave, newest first. */
export function useMoments(memberId: string | null, side: "received" | "given") {
  const who = memberId ? [memberId] : [];
  const query = side === "received" ? { recipientIdIn: who } : { sentByIdIn: who };
  return usePages("GET /recognition/recognitions", memberId ? { query: { ...query, pageSize: 6 } } : null);
}

const asRefs = (sendTo: Recipient[]): RecipientRef[] => sendTo.map(({ id, type }) => ({ id, type }));

export const findRecipients = async (search: string) =>
  (await api("GET /recognition/recipients", search ? { query: { search } } : { query: {} })).results;
export const useRecipient = (id: string | null) =>
  useQuery("GET /recognition/recipients", id ? { query: { idIn: [id] } } : null);
/** Whom a text may mention: neither oneself nor anybody suspended. */
export const findPeople = (me: string | undefined) => async (search: string) => {
  const notIdIn = me ? [me] : [];
  const query = { search, suspended: "false", page: 1, pageSize: 10, embed: "avatar" } as const;
  return (await api("GET /identity/tenantMembers", { query: { ...query, notIdIn } })).results;
};
/** Only teams need the server's count: members once each, never the sender. */
export function useRecipientCount(sendTo: Recipient[]) {
  const teams = sendTo.some((to) => to.type === "team");
  const body = { sendTo: asRefs(sendTo) };
  const { data } = useQuery("POST /recognition/recognitions/recipientCount", teams ? { body } : null, {
    keepPreviousData: true,
  });
  return teams ? (data?.recipientCount ?? null) : sendTo.length;
}

/** What a recognition moves elsewhere: sums, goal and whom to think of next. */
function refreshAround() {
  void revalidate("GET /recognition/goal");
  void revalidate("GET /recognition/weekly");
  void revalidate("GET /recognition/peers");
  void revalidate("GET /recognition/summary");
  void revalidate("GET /recognition/recognitions");
}

export function useSendRecognition() {
  const action = useAction("POST /recognition/recognitions");
  const send = async (...args: Parameters<typeof action.run>) => {
    const sent = await action.run(...args);
    void setAnswer("GET /recognition/recognitions/{id}", params(sent.id), sent);
    refreshAround();
    return sent;
  };
  return { ...action, send };
}

export async function deleteRecognition(item: Recognition) {
  await api("DELETE /recognition/recognitions/{id}", params(item.id));
  dropEntity(item);
  refreshAround();
}

/** Seen at once; put back as it was when the server refuses. */
export async function react(item: Recognition, type: ReactionType | null) {
  const { ownReaction, reactionCounts } = item;
  editEntity(item, withReaction(item, type));
  try {
    if (type) await api("PUT /recognition/recognitions/{id}/reactions", { ...params(item.id), body: { type } });
    else await api("DELETE /recognition/recognitions/{id}/reactions", params(item.id));
  } catch (error) {
    editEntity(item, { ownReaction, reactionCounts });
    throw error;
  }
  void revalidate("GET /recognition/recognitions/{id}/reactions", (args) => args.params.id === item.id);
}
export const useReactions = (id: string) => useQuery("GET /recognition/recognitions/{id}/reactions", params(id));

export async function flagRecognition(item: Recognition, reason: string | null) {
  if (reason) await api("PUT /recognition/recognitions/{id}/flags", { ...params(item.id), body: { reason } });
  else await api("DELETE /recognition/recognitions/{id}/flags", params(item.id));
  editEntity(item, { ownFlag: reason !== null });
}

export function useEndorse(item: Recognition) {
  const { run, ...action } = useAction("POST /recognition/recognitions/{id}/endorsements");
  const endorse = async (amount: number) => {
    const endorsementStats = await run({ ...params(item.id), body: { amount } });
    editEntity(item, { endorsementStats });
    void revalidate("GET /recognition/recognitions/{id}/endorsements", (args) => args.params.id === item.id);
  };
  return { ...action, endorse };
}
export const useEndorsements = (id: string) => usePages("GET /recognition/recognitions/{id}/endorsements", params(id));

export const useComments = (id: string) => usePages("GET /recognition/recognitions/{id}/comments", params(id));
const again = (item: Recognition) =>
  revalidate("GET /recognition/recognitions/{id}/comments", (args) => args.params.id === item.id);

export function useComment(item: Recognition) {
  const { run, ...action } = useAction("POST /recognition/recognitions/{id}/comments");
  const comment = async (body: RichText) => {
    const made = await run({ ...params(item.id), body: { body } });
    editEntity(item, { commentCount: item.commentCount + 1 });
    return made;
  };
  return { ...action, comment };
}
export async function editComment(comment: Comment, body: RichText) {
  editEntity(comment, await api("PATCH /recognition/comments/{id}", { ...params(comment.id), body: { body } }));
}
export async function deleteComment(item: Recognition, comment: Comment) {
  await api("DELETE /recognition/comments/{id}", params(comment.id));
  editEntity(item, { commentCount: Math.max(0, item.commentCount - 1) });
  if (comment.reactionCounts.length === 0) dropEntity(comment);
  await again(item);
}
export async function reactToComment(comment: Comment, type: ReactionType | null) {
  const { ownReaction, reactionCounts } = comment;
  editEntity(comment, withReaction(comment, type));
  try {
    if (type) await api("PUT /recognition/comments/{id}/reactions", { ...params(comment.id), body: { type } });
    else await api("DELETE /recognition/comments/{id}/reactions", params(comment.id));
  } catch (error) {
    editEntity(comment, { ownReaction, reactionCounts });
    throw error;
  }
}
