import { type Answer, ApiError, type Args, fetchApi } from "@plaudit/api/client.ts";
import { dropEntity, revalidate, useAction, useLiveAnswers, usePages, useQuery } from "@plaudit/api/react";

export type Redemption = Answer<"GET /reward/redemptions/{id}">;
export type Waiting = Answer<"GET /reward/redemptions/queue">["results"][number];
export type HandedBy = keyof Answer<"GET /reward/redemptions/queue">["by"];
export const fetchLabels = () => fetchApi("GET /reward/redemptions/labels");
export type WaitsFor = "approval" | "fulfilment";
type Fulfilling = Args<"POST /reward/redemptions/{id}/fulfil">["body"];

const queue = "GET /reward/redemptions/queue";
/** Loads again once somebody asked for something, or was heard. */
export function useWaiting(waitsFor: WaitsFor, by?: HandedBy) {
  useLiveAnswers([queue], ({ type }) => type === "notification");
  return usePages(queue, { query: { waitsFor, ...(by && { by }), pageSize: "20" } }, "cursor", {
    refetchOnFocus: true,
  });
}

/** How many wait to be handed over, by how they reach people. */
export const useWays = () =>
  useQuery("GET /reward/redemptions/queue", { query: { waitsFor: "approval", pageSize: "1" } }).data?.by;

/** What somebody redeemed lately, whatever became of it. */
export const useRedeemedBy = (memberId: string) =>
  useQuery("GET /reward/redemptions", { query: { memberIdIn: [memberId], pageSize: "6" } });

/** How long people waited for what somebody hands over or sends. */
export const useWaits = () => useQuery("GET /reward/redemptions/waits", {});

export type Filter = NonNullable<Args<"GET /reward/redemptions/export">["query"]>;
export const useRedemptions = (filter: Filter) => usePages("GET /reward/redemptions", { query: filter }, "cursor");
export const fetchRedemptions = (filter: Filter) => fetchApi("GET /reward/redemptions/export", { query: filter });
export const useProviderNames = (wanted: boolean) =>
  useQuery("GET /reward/providers", wanted ? { query: {} } : null).data?.results ?? [];
export const useCountries = (wanted: boolean) =>
  useQuery("GET /identity/tenantMembers/facets", wanted ? undefined : null).data?.countries ?? [];

export type Report = Answer<"GET /reward/report">;
type ReportQuery = NonNullable<Args<"GET /reward/report">["query"]>;
export const useReport = (query: ReportQuery) => useQuery("GET /reward/report", { query }, { keepPreviousData: true });

export type Taxed = Answer<"GET /reward/tax">["countries"][number];
export const useTax = (year: number | undefined) =>
  useQuery("GET /reward/tax", { query: year === undefined ? {} : { year } }, { keepPreviousData: true });
export const useTaxed = (year: number, { country, currency }: Taxed) =>
  usePages("GET /reward/tax/people", { query: { year, country, currency } }, "cursor");
export const fetchTaxFile = (year: number) => fetchApi("GET /reward/tax/export", { query: { year } });

const refresh = () =>
  Promise.all([
    revalidate(queue),
    revalidate("GET /reward/redemptions"),
    revalidate("GET /reward/redemptions/waits"),
    revalidate("GET /reward/report"),
    revalidate("GET /reward/tax"),
    revalidate("GET /reward/tax/people"),
  ]);

/** One after the other: each is decided for itself. What somebody else decided first is skipped; of what failed otherwise the first is passed on. */
async function each(ids: readonly string[], decide: (id: string) => Promise<unknown>) {
  const [decided, skipped]: [string[], string[]] = [[], []];
  let [none, failed]: unknown[] = [];
  for (const id of ids)
    try {
      await decide(id);
      decided.push(id);
      dropEntity({ __entity_type__: "redemption", id });
    } catch (error) {
      none ??= error;
      if (error instanceof ApiError && error.status === 409) skipped.push(id);
      else failed ??= error;
    }
  void refresh();
  if (none && decided.length === 0) throw none;
  return { decided, skipped, failed };
}

export function useDecisions() {
  const approve = useAction("POST /reward/redemptions/{id}/approve");
  const decline = useAction("POST /reward/redemptions/{id}/decline");
  const undo = useAction("POST /reward/redemptions/{id}/undo");
  const fulfil = useAction("POST /reward/redemptions/{id}/fulfil");
  const fail = useAction("POST /reward/redemptions/{id}/fail");
  return {
    approve: (ids: readonly string[]) => each(ids, (id) => approve.run({ params: { id } })),
    decline: (ids: readonly string[], reason: string) =>
      each(ids, (id) => decline.run({ params: { id }, body: { reason } })),
    undo: (ids: readonly string[]) => each(ids, (id) => undo.run({ params: { id } })),
    fulfil: (ids: readonly string[], body: Fulfilling) => each(ids, (id) => fulfil.run({ params: { id }, body })),
    fail: (ids: readonly string[], reason: string) => each(ids, (id) => fail.run({ params: { id }, body: { reason } })),
  };
}
