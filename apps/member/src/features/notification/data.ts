import { useApps, useLiveAnswers, useQuery } from "@plaudit/api/react";

export const unreadOnly = { query: { read: "false" } } as const;

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
  useLiveAnswers(
    ["GET /notification/messages/count", "GET /notification/messages"],
    ({ type }) => type === "notification",
  );
}
