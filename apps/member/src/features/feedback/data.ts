import type { Answer } from "@plaudit/api/client.ts";
import { api } from "@plaudit/api/client.ts";
import { revalidate, useAction, useApps, usePages, useQuery } from "@plaudit/api/react";

export type Feedback = Answer<"GET /feedback/feedback/{id}">;
export type Message = Feedback["messages"][number];
export type ByCode = Answer<"POST /feedback/anonymous/lookups">;

export const useManagesFeedback = () => useApps().may("feedback:manage");
export const useReaders = () => useQuery("GET /feedback/readers", undefined);
export const useOwnFeedback = () => usePages("GET /feedback/feedback/my", { query: {} });
export const useInbox = (state: "open" | "closed") => usePages("GET /feedback/feedback", { query: { state } });

const refresh = () => Promise.all([revalidate("GET /feedback/feedback/my"), revalidate("GET /feedback/feedback")]);

export function useWriteFeedback() {
  const named = useAction("POST /feedback/feedback");
  const anonymous = useAction("POST /feedback/anonymous");
  return {
    pending: named.pending || anonymous.pending,
    writeNamed: async (text: string) => {
      await named.run({ body: { text } });
      await refresh();
    },
    writeAnonymously: (text: string, code: string) => anonymous.run({ body: { text, code } }),
  };
}

export function useReply(id: string) {
  const { run } = useAction("POST /feedback/feedback/{id}/messages");
  return async (text: string) => {
    await run({ params: { id }, body: { text } });
    await refresh();
  };
}

export const lookUp = (code: string) => api("POST /feedback/anonymous/lookups", { body: { code } });
export const replyByCode = (body: { code: string; id: string; text: string }) =>
  api("POST /feedback/anonymous/messages", { body });

export async function markRead(id: string) {
  await api("PUT /feedback/feedback/{id}/read", { params: { id } });
  await refresh();
}

export function useClosing(id: string) {
  const close = useAction("PUT /feedback/feedback/{id}/closed");
  const reopen = useAction("DELETE /feedback/feedback/{id}/closed");
  return {
    pending: close.pending || reopen.pending,
    setClosed: async (closed: boolean) => {
      await (closed ? close : reopen).run({ params: { id } });
      await refresh();
    },
  };
}
