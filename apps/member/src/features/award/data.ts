import { type Answer, type Args, api } from "@plaudit/api/client.ts";
import {
  dropEntity,
  editEntity,
  revalidate,
  setAnswer,
  useAction,
  useApps,
  useLive,
  usePages,
  useQuery,
} from "@plaudit/api/react";
import type { Recipient, RecipientRef } from "@plaudit/api/shared.ts";

export type OwnAwardType = Answer<"GET /awards/awardTypes/my">["results"][number];
export type Award = Answer<"GET /award/awards/{id}">;
export type SendBody = Args<"POST /award/awards">["body"];

const params = (id: string) => ({ params: { id } });
export const asRefs = (sendTo: readonly Recipient[]): RecipientRef[] => sendTo.map(({ id, type }) => ({ id, type }));

export const useOwnTypes = () => usePages("GET /awards/awardTypes/my", { query: { pageSize: 20 } });
export const useAward = (id: string) => useQuery("GET /award/awards/{id}", { ...params(id), query: {} });
export const findRecipients = async (search: string): Promise<Recipient[]> =>
  (await api("GET /award/recipients", { query: search ? { search } : {} })).results;

/** What sending would cost; null while nobody is chosen or the amount is none. */
export function usePreview(body: Args<"POST /award/awards/preview">["body"] | null) {
  return useQuery("POST /award/awards/preview", body && { body }, { keepPreviousData: true, dedupingInterval: 2000 });
}

/** Whom the reader can still nominate, by name. */
export const findCandidates =
  (typeId: string) =>
  async (search: string): Promise<Recipient[]> => {
    const query = search ? { search } : {};
    const { results } = await api("GET /award/awardTypes/{id}/candidates", { ...params(typeId), query });
    return results.map(({ id, ...displayData }) => ({
      id,
      type: "tenantMember",
      displayData: { ...displayData, activeMemberCount: null },
    }));
  };

export function useNominate(typeId: string) {
  const { run, pending } = useAction("POST /award/awardTypes/{id}/nominations");
  const nominate = async (nomineeId: string, message: string) => {
    await run({ ...params(typeId), body: { nomineeId, message } });
    await revalidate("GET /awards/awardTypes/my");
  };
  return { nominate, pending };
}

export type Ballot = Answer<"GET /award/awardTypes/{id}/ballot">;
export type BallotLine = Ballot["results"][number];

/** Up to a hundred at a time: a juror reads all of them. */
export const useBallot = (id: string) =>
  usePages("GET /award/awardTypes/{id}/ballot", { ...params(id), query: { pageSize: 100 } }, "cursor");
export const useReasons = (id: string, nomineeId: string) =>
  usePages(
    "GET /award/awardTypes/{id}/ballot/reasons",
    { ...params(id), query: { nomineeId, pageSize: 10 } },
    "cursor",
  );

export function useJudge(typeId: string) {
  const { run, pending } = useAction("PUT /award/awardTypes/{id}/votes");
  const judge = async (nomineeId: string, scores: number[], note: string) => {
    await run({ ...params(typeId), body: { nomineeId, scores, note } });
    await Promise.all([revalidate("GET /award/awardTypes/{id}/ballot"), revalidate("GET /awards/awardTypes/my")]);
  };
  return { judge, pending };
}

export function useSendAward() {
  const { run, pending } = useAction("POST /award/awards");
  const send = async (body: SendBody) => {
    const sent = await run({ body });
    void setAnswer("GET /award/awards/{id}", { ...params(sent.id), query: {} }, sent);
    void revalidate("GET /awards/awardTypes/my");
    void revalidate("GET /award/awards");
    void revalidate("POST /award/awards/preview");
    return sent;
  };
  return { send, pending };
}

export function useEditAward() {
  const { run, pending } = useAction("PATCH /award/awards/{id}");
  const edit = async (award: Award, message: Award["message"]) =>
    editEntity(award, await run({ ...params(award.id), body: { message, version: award.version } }));
  return { edit, pending };
}

/** Who received it, by name. */
export const useReceivers = (id: string) =>
  usePages("GET /award/awards/{id}/recipients", { ...params(id), query: { pageSize: 20 } });

/** What deleting it would do to the points; not cached, because they may be spent at any time. Null without points. */
export function useReversal(id: string) {
  const points = useApps().has("points");
  return useQuery("GET /award/awards/{id}/reversal", points ? params(id) : null, {
    dedupingInterval: 0,
    revalidateOnMount: true,
  });
}
export async function deleteAward(award: Award) {
  await api("DELETE /award/awards/{id}", params(award.id));
  dropEntity(award);
  void revalidate("GET /award/awards");
}

/** What somebody received, the latest first. */
export const useProfileAwards = (memberId: string) =>
  useQuery("GET /award/awards", { query: { recipientIdIn: [memberId], pageSize: 12 } });

/** Reloads when its sender changes it, and goes when it is hidden. */
export function useEdits(award: Award) {
  const look = async () => {
    // A list, as one that a moderator has hidden is no fault of the request.
    const found = await api("GET /award/awards", { query: { idIn: [award.id] } }).catch(() => null);
    const [newest] = found?.results ?? [];
    if (newest) editEntity(award, newest);
    else if (found) dropEntity(award);
  };
  useLive(({ type, id }) => {
    if (type === "edited" && id === award.id) void look();
  });
}
