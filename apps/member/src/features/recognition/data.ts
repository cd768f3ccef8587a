import { api } from "@plaudit/api/client.ts";
import { dropEntity, editEntity, useApps, useLive, usePages, useQuery } from "@plaudit/api/react";
import type { Recognition } from "@plaudit/api/recognition.ts";

const params = (id: string) => ({ params: { id } });

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
/** Null without the permission to browse them. */
export const useManagerRankings = () => {
  const may = useApps().may("recognition:browse-rankings");
  return useQuery("GET /recognition/managers/rankings", may ? undefined : null);
};

/** Who received it, by name. */
export const useReceivers = (id: string) =>
  usePages("GET /recognition/recognitions/{id}/recipients", { ...params(id), query: { pageSize: 20 } });

/** Reloads when its sender changes it, and goes when it is hidden. */
export function useEdits(item: Recognition) {
  const look = async () => {
    // A list, as one that a moderator has hidden is no fault of the request.
    const found = await api("GET /recognition/recognitions", { query: { idIn: [item.id] } }).catch(() => null);
    const [newest] = found?.results ?? [];
    if (newest) editEntity(item, newest);
    else if (found) dropEntity(item);
  };
  useLive(({ type, id }) => {
    if (type === "edited" && id === item.id) void look();
  });
}
