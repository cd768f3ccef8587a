import type { Answer, Args } from "@plaudit/api/client.ts";
import { setAnswer, useAction, useQuery } from "@plaudit/api/react";

export type Settings = Answer<"GET /card/settings">;
type Body = Omit<Args<"PATCH /card/settings">["body"], "version">;

export const useCardSettings = () => useQuery("GET /card/settings", undefined, { revalidateOnFocus: false });

export function useSaveCardSettings() {
  const change = useAction("PATCH /card/settings");
  return async (body: Body, version: number) => {
    const saved = await change.run({ body: { ...body, version } });
    await setAnswer("GET /card/settings", undefined, saved);
    return saved;
  };
}
