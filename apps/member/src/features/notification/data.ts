import { api } from "@plaudit/api/client.ts";
import type { NotificationMessage } from "@plaudit/api/notification.ts";
import {
  dropEntity,
  editEntity,
  revalidate,
  setAnswer,
  useApps,
  useLive,
  usePages,
  useQuery,
} from "@plaudit/api/react";

const unreadOnly = { query: { read: "false" } } as const;
const page = { query: { pageSize: 20, sorting: "-createdAt", embed: "fromMember" } } as const;

/** Polling, in case the stream fails unnoticed. */
const slowly = { refreshInterval: 5 * 60_000 };

/** The number of unread notifications; null without the permission to read them. */
export function useUnread(): number | null {
  const allowed = useApps().may("notification:browse-messages");
  const { data } = useQuery("GET /notification/messages/count", allowed ? unreadOnly : null, slowly);
  return allowed ? (data?.count ?? 0) : null;
}

/** Keeps the number and the list current as notifications arrive, on every screen. */
export function useLiveNotifications() {
  useLive((event) => {
    if (event.type !== "notification") return;
    void revalidate("GET /notification/messages/count");
    void revalidate("GET /notification/messages");
  });
}

export const useNotifications = () => usePages("GET /notification/messages", page);

const countAgain = () => revalidate("GET /notification/messages/count");
const listAgain = () => revalidate("GET /notification/messages");
/** An optimistic change that failed is reloaded from the server; the caller shows the error. */
async function settled(call: Promise<unknown>) {
  try {
    await call;
  } catch (error) {
    await Promise.all([listAgain(), countAgain()]);
    throw error;
  }
}

/** Nothing here can be refused, so it is optimistic. */
export async function markRead(item: NotificationMessage) {
  if (item.readAt) return;
  editEntity(item, { readAt: new Date().toISOString() });
  await settled(api("PUT /notification/messages/{id}/read", { params: { id: item.id } }).then(countAgain));
}

export async function markAllRead(items: NotificationMessage[]) {
  const readAt = new Date().toISOString();
  for (const item of items) if (!item.readAt) editEntity(item, { readAt });
  void setAnswer("GET /notification/messages/count", unreadOnly, { count: 0 });
  await settled(api("PUT /notification/messages/read"));
}

export async function deleteOne(item: NotificationMessage) {
  dropEntity(item);
  // What follows has moved up: a page that is loaded later would start too late.
  const again = () => Promise.all([listAgain(), countAgain()]);
  await settled(api("DELETE /notification/messages/{id}", { params: { id: item.id } }).then(again));
}

export async function deleteAll(items: NotificationMessage[]) {
  for (const item of items) dropEntity(item);
  void setAnswer("GET /notification/messages/count", unreadOnly, { count: 0 });
  await settled(api("DELETE /notification/messages").then(listAgain));
}
