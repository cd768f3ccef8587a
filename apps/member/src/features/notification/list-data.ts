import { api } from "@plaudit/api/client.ts";
import type { NotificationMessage } from "@plaudit/api/notification.ts";
import { dropEntity, editEntity, revalidate, setAnswer, usePages } from "@plaudit/api/react";
import { unreadOnly } from "./data.ts";

const page = { query: { pageSize: 20, sorting: "-createdAt", embed: "fromMember" } } as const;

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
