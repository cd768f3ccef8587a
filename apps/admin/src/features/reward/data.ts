import type { Answer, Args } from "@plaudit/api/client.ts";
import { revalidate, useAction, useApps, useQuery } from "@plaudit/api/react";

export type Provider = Answer<"GET /reward/providers/{id}">;
export type Idea = Answer<"GET /reward/ideas">["results"][number];
type IdeasBody = Args<"POST /reward/ideas">["body"];

export const useProviders = (archived = false) =>
  useQuery("GET /reward/providers", { query: { archived: archived ? "true" : "false" } });

/** What a point is worth, in each currency that somebody has said. */
export function useWorths() {
  const { may } = useApps();
  return useQuery("GET /points/budgetSettings", may("points:browse") ? {} : null).data?.worth ?? [];
}

export const useIdeas = () => useQuery("GET /reward/ideas", {}, { revalidateOnFocus: false });

const refresh = () => Promise.all([revalidate("GET /reward/providers")]);

export function useOfferIdeas() {
  const { run, pending } = useAction("POST /reward/ideas");
  const offer = async (body: IdeasBody) => {
    const made = await run({ body });
    await refresh();
    return made;
  };
  return { offer, busy: pending };
}
