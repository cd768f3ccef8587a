import type { CardList } from "@plaudit/api/card-designs.ts";
import type { Answer } from "@plaudit/api/client.ts";
import { useApps, useLiveAnswers, usePages, useQuery } from "@plaudit/api/react";

const list = "GET /card/cards";
export type Card = Answer<typeof list>["results"][number];

/** A signature that arrives on one of them changes its count. */
export function useCards(of: CardList) {
  useLiveAnswers([list], ({ type }) => type === "edited" || type === "notification");
  return usePages(list, { query: { list: of, pageSize: 23 } }, "cursor");
}

/** Whose day comes next, for somebody who wonders whom a card could be for. */
export function useNextDay() {
  const { may } = useApps();
  const query = may("celebration:browse") ? { query: { pageSize: 5 } } : null;
  return useQuery("GET /celebration/calendar/upcoming", query).data?.results ?? [];
}

const signatures = "GET /card/cards/{id}/signatures";
export type Signature = Answer<typeof signatures>["results"][number];
export const useSignatureList = (id: string | null) =>
  usePages(signatures, id ? { params: { id }, query: { pageSize: 50 } } : null, "cursor");
