import type { Answer, Args } from "@plaudit/api/client.ts";
import { setAnswer, useAction, useQuery } from "@plaudit/api/react";

export type Preferences = Answer<"GET /celebration/tenantPreferences">;
type Body = Omit<Args<"PUT /celebration/tenantPreferences">["body"], "version">;

export const usePreferences = () => useQuery("GET /celebration/tenantPreferences", {}, { revalidateOnFocus: false });

export function useSavePreferences() {
  const change = useAction("PUT /celebration/tenantPreferences");
  return async (body: Body, version: number) => {
    const saved = await change.run({ body: { ...body, version } });
    await setAnswer("GET /celebration/tenantPreferences", {}, saved);
    return saved;
  };
}
