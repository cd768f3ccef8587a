import { type Answer, type Args, fetchApi } from "@plaudit/api/client.ts";
import type { bankSpans } from "@plaudit/api/points-bank.ts";
import { revalidate, useAction, usePages, useQuery } from "@plaudit/api/react";

export type Bank = Answer<"GET /points/pointsBanks">["results"][number];
export type BankLine = Answer<"GET /points/pointsBanks/{id}/transactions">["results"][number];
type Body = Args<"POST /points/pointsBanks">["body"];
type Move = Args<"POST /points/pointsBanks/{id}/deposit">["body"];

export const useBanks = (archived: boolean) =>
  useQuery("GET /points/pointsBanks", { query: { archived: archived ? "true" : "false" } });
export const useBank = (id: string | undefined) =>
  useQuery("GET /points/pointsBanks/{id}", id ? { params: { id } } : null);
export const useBankLines = (id: string) =>
  usePages("GET /points/pointsBanks/{id}/transactions", { params: { id }, query: {} }, "cursor");
export type Span = (typeof bankSpans)[number];
export const useBalances = (id: string, days: Span) =>
  useQuery("GET /points/pointsBanks/{id}/balances", { params: { id }, query: { days } });
export const useYearOfBalances = (id: string | null) =>
  useQuery("GET /points/pointsBanks/{id}/balances", id ? { params: { id }, query: { days: "365" } } : null);

export const fetchStatement = (id: string) =>
  fetchApi("GET /points/pointsBanks/{id}/transactions/export", { params: { id } });

const refresh = () =>
  Promise.all([
    revalidate("GET /points/pointsBanks"),
    revalidate("GET /points/pointsBanks/{id}"),
    revalidate("GET /points/pointsBanks/{id}/transactions"),
    revalidate("GET /points/pointsBanks/{id}/balances"),
  ]);

/** Creates without a bank; with one it changes the bank as it was read. */
export function useSaveBank(bank: Bank | null) {
  const create = useAction("POST /points/pointsBanks");
  const change = useAction("PATCH /points/pointsBanks/{id}");
  const save = async (body: Body) => {
    const saved = bank
      ? await change.run({ params: { id: bank.id }, body: { ...body, version: bank.version } })
      : await create.run({ body });
    await refresh();
    return saved;
  };
  return { save, busy: create.pending || change.pending };
}

export function useMoveBank(kind: "deposit" | "withdraw") {
  const deposit = useAction("POST /points/pointsBanks/{id}/deposit");
  const withdraw = useAction("POST /points/pointsBanks/{id}/withdraw");
  const { run, pending } = kind === "deposit" ? deposit : withdraw;
  const move = async ({ id }: Bank, body: Move) => {
    const moved = await run({ params: { id }, body });
    await refresh();
    return moved;
  };
  return { move, busy: pending };
}

export function useArchiveBank() {
  const { run } = useAction("POST /points/pointsBanks/{id}/archive");
  return async ({ id }: Bank) => {
    await run({ params: { id } });
    await refresh();
  };
}
