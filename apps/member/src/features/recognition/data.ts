import { api } from "@plaudit/api/client.ts";
import { dropEntity, revalidate, setAnswer, useAction, useApps, usePages, useQuery } from "@plaudit/api/react";
import type { Recognition } from "@plaudit/api/recognition.ts";
import type { Recipient, RecipientRef } from "@plaudit/api/shared.ts";

const params = (id: string) => ({ params: { id } });

/** Loaded again when the composer opens: a quality that was just added is there at once. */
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
export function useProfileRecognitions(memberId: string | null, side: "received" | "given") {
  const who = memberId ? [memberId] : [];
  const query = side === "received" ? { recipientIdIn: who } : { sentByIdIn: who };
  return usePages("GET /recognition/recognitions", memberId ? { query: { ...query, pageSize: 6 } } : null);
}

export const useDirectReports = () =>
  usePages("GET /recognition/managers/directReportRankings", { query: { pageSize: 100 } });
/** Null for who may not browse them. */
export const useManagerRankings = () => {
  const may = useApps().may("recognition:browse-rankings");
  return useQuery("GET /recognition/managers/rankings", may ? undefined : null);
};

const asRefs = (sendTo: Recipient[]): RecipientRef[] => sendTo.map(({ id, type }) => ({ id, type }));

export const findRecipients = async (search: string) =>
  (await api("GET /recognition/recipients", search ? { query: { search } } : { query: {} })).results;
export const useRecipient = (id: string | null) =>
  useQuery("GET /recognition/recipients", id ? { query: { idIn: [id] } } : null);
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
  void revalidate("GET /recognition/managers/directReportRankings");
  void revalidate("GET /recognition/managers/rankings");
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
