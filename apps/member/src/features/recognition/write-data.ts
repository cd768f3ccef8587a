import { type Args, api } from "@plaudit/api/client.ts";
import {
  cachedAnswer,
  dropEntity,
  editEntity,
  revalidate,
  setAnswer,
  useAction,
  usePages,
  useQuery,
} from "@plaudit/api/react";
import type { Recognition } from "@plaudit/api/recognition.ts";
import type { Recipient, RecipientRef } from "@plaudit/api/shared.ts";
import { useState } from "react";
import { isOnline } from "../../lib/connection.ts";

const params = (id: string) => ({ params: { id } });

/** Loaded again when the composer opens: a quality that was just added is there at once. */
export const useValues = () => useQuery("GET /recognition/values", undefined, { dedupingInterval: 2000 });
const asRefs = (sendTo: Recipient[]): RecipientRef[] => sendTo.map(({ id, type }) => ({ id, type }));

/** Without a connection, those who were offered last. */
export async function findRecipients(search: string): Promise<Recipient[]> {
  try {
    return (await api("GET /recognition/recipients", search ? { query: { search } } : { query: {} })).results;
  } catch (error) {
    const known = isOnline() ? undefined : cachedAnswer("GET /recognition/recipients", undefined);
    if (!known) throw error;
    const words = search.toLocaleLowerCase();
    return known.results.filter(({ displayData }) => displayData.name.toLocaleLowerCase().includes(words));
  }
}
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

/** Queries that a recognition changes: sums, the goal and the peers to thank next. */
function refreshAround() {
  void revalidate("GET /recognition/goal");
  void revalidate("GET /recognition/weekly");
  void revalidate("GET /recognition/peers");
  void revalidate("GET /recognition/summary");
  void revalidate("GET /recognition/recognitions");
  void revalidate("GET /recognition/managers/directReportRankings");
  void revalidate("GET /recognition/managers/rankings");
}

type Body = Args<"POST /recognition/recognitions">["body"];

/** Sends or saves: a new recognition, or with an id the opened one in the version that was read. */
export function useSaveRecognition(opened: Recognition | undefined) {
  const create = useAction("POST /recognition/recognitions");
  const change = useAction("PATCH /recognition/recognitions/{id}");
  const save = async (body: Body) => {
    const saved = opened
      ? await change.run({ ...params(opened.id), body: { ...body, version: opened.version } })
      : await create.run({ body });
    void setAnswer("GET /recognition/recognitions/{id}", params(saved.id), saved);
    if (opened) editEntity(opened, saved);
    refreshAround();
    return saved;
  };
  return { save, pending: create.pending || change.pending, attemptKey: create.attemptKey };
}

const drafts = { query: { statusIn: ["draft" as const], pageSize: 20 } };
/** Not cached: it may have been changed or sent on another device. */
export function useDraftToEdit(id: string) {
  const query = useQuery("GET /recognition/recognitions/{id}", params(id), {
    revalidateOnFocus: false,
    dedupingInterval: 0,
    revalidateOnMount: true,
  });
  const { data, error, isValidating } = query;
  const settled = data !== undefined && !isValidating;
  const [opened, setOpened] = useState<Recognition>();
  if (settled && data.status === "draft" && opened?.id !== id) setOpened(data);
  const sent = settled && data.status === "published";
  return {
    ...query,
    draft: opened?.id === id ? opened : undefined,
    gone: sent || error?.status === 404 || error?.status === 400,
  };
}
/** The reader's unsent drafts, newest first, and their number. */
export function useDrafts() {
  const list = usePages("GET /recognition/recognitions", drafts);
  return { ...list, total: list.pages[0]?.total };
}

/** What deleting it would do to the points; not cached, because they may be spent at any time. Null without points. */
export const useReversal = (id: string, points: boolean) =>
  useQuery("GET /recognition/recognitions/{id}/reversal", points ? params(id) : null, {
    dedupingInterval: 0,
    revalidateOnMount: true,
  });

export async function deleteRecognition(item: Recognition) {
  await api("DELETE /recognition/recognitions/{id}", params(item.id));
  dropEntity(item);
  refreshAround();
}
