import type { Answer, Args } from "@plaudit/api/client.ts";
import { setAnswer, useAction, useQuery } from "@plaudit/api/react";

export type NotificationSettings = Answer<"GET /recognition/notificationSettings">;
type Body = Omit<Args<"PUT /recognition/notificationSettings">["body"], "version">;

export const useNotificationSettings = () =>
  useQuery("GET /recognition/notificationSettings", {}, { revalidateOnFocus: false });

export function useSaveNotificationSettings() {
  const change = useAction("PUT /recognition/notificationSettings");
  return async (body: Body, version: number) => {
    const saved = await change.run({ body: { ...body, version } });
    await setAnswer("GET /recognition/notificationSettings", {}, saved);
    return saved;
  };
}
