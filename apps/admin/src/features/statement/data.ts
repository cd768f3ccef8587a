import { type Answer, type Args, fetchApi } from "@plaudit/api/client.ts";
import { revalidate, useAction, usePages, useQuery } from "@plaudit/api/react";

const list = "GET /points/accounts/redeemable";
const total = "GET /points/accounts/redeemable/total";
const one = "GET /points/accounts/redeemable/{id}";
const lines = "GET /points/transactions";
const transaction = "GET /points/transactions/{id}";

export type AccountRow = Answer<typeof list>["results"][number];
export type Owner = Answer<typeof one>;
export type Line = Answer<typeof lines>["results"][number];
export type Account = Line["account"];
export type Filter = NonNullable<Args<typeof total>["query"]>;
type Sorting = NonNullable<Args<typeof list>["query"]>["sorting"];

export const useAccounts = (filter: Filter, sorting: string) =>
  usePages(list, { query: { ...filter, sorting: sorting as Sorting } }, "cursor");
export const useTotal = (filter: Filter) => useQuery(total, { query: filter });
export const useCountries = (wanted: boolean) =>
  useQuery("GET /identity/tenantMembers/facets", wanted ? undefined : null).data?.countries ?? [];
export const fetchAccountsFile = (filter: Filter) =>
  fetchApi("GET /points/accounts/redeemable/export", { query: filter });

export const useOwner = (id: string) => useQuery(one, { params: { id } });
export type LineQuery = Pick<NonNullable<Args<typeof lines>["query"]>, "typeIn" | "from" | "to">;
export const useLines = (ownerId: string, account: Account, query: LineQuery) =>
  usePages(lines, { query: { ...query, ownerId, account } }, "cursor");
export const fetchStatementFile = (ownerId: string, query: LineQuery) =>
  fetchApi("GET /points/transactions/export", { query: { ...query, ownerId } });

/** What reversing it now would bring back: asked for anew each time, as it is confirmed by what it says. */
export const useTransaction = (id: string) =>
  useQuery(transaction, { params: { id } }, { revalidateOnMount: true, dedupingInterval: 0 });

const refresh = () => Promise.all([list, total, one, lines, transaction].map((key) => revalidate(key as typeof list)));

export function useCorrections() {
  const gift = useAction("POST /points/accounts/redeemable/{id}/gifts");
  const lock = useAction("PUT /points/accounts/redeemable/{id}/lock");
  const unlock = useAction("PUT /points/accounts/redeemable/{id}/unlock");
  const reverse = useAction("POST /points/transactions/{id}/reversal");
  return {
    busy: [gift, lock, unlock, reverse].some(({ pending }) => pending),
    gift: async (id: string, body: { amount: number; reason: string }) => {
      await gift.run({ params: { id }, body });
      await refresh();
    },
    setLocked: async (id: string, locked: boolean, reason: string) => {
      await (locked ? lock : unlock).run({ params: { id }, body: { reason } });
      await refresh();
    },
    reverse: async (id: string, body: { reason: string; shortfall: number }) => {
      await reverse.run({ params: { id }, body });
      await refresh();
    },
  };
}
