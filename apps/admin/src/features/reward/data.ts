import { type Answer, type Args, api } from "@plaudit/api/client.ts";
import { revalidate, useAction, usePages, useQuery } from "@plaudit/api/react";

export type Provider = Answer<"GET /reward/providers/{id}">;
type ProviderBody = Args<"POST /reward/providers">["body"];
export type ProviderFields = Omit<ProviderBody, "kind">;
export type Reward = Answer<"GET /reward/rewards/{id}">;
type RewardBody = Args<"POST /reward/rewards">["body"];
export type RewardFields = Omit<RewardBody, "providerId">;
export type Idea = Answer<"GET /reward/ideas">["results"][number];
type IdeasBody = Args<"POST /reward/ideas">["body"];
type CodesBody = Args<"POST /reward/rewards/{id}/codes">["body"];
export type CodesAnswer = Answer<"POST /reward/rewards/{id}/codes">;

/** The section's tabs show these without a button to try again. */
const retried = { shouldRetryOnError: true };
export const useProviders = (archived = false) =>
  useQuery("GET /reward/providers", { query: { archived: archived ? "true" : "false" } }, retried);
export const useProvider = (id: string | undefined) =>
  useQuery("GET /reward/providers/{id}", id ? { params: { id } } : null);

/** What a point is worth, in each currency that somebody has said. */
export const useSettings = () => useQuery("GET /points/budgetSettings", {}, { revalidateOnFocus: false });

/** What counts as pay of what was received this year. */
export const useTaxYear = () => useQuery("GET /reward/tax", { query: {} }, { revalidateOnFocus: false });

export const useRewards = (providerId: string, archived: boolean) =>
  usePages("GET /reward/rewards", { query: { providerId, pageSize: 100, ...(archived && { status: "archived" }) } });
export type Codes = Answer<"GET /reward/rewards/{id}/codes">;
export const useCodes = (id: string) => useQuery("GET /reward/rewards/{id}/codes", { params: { id } });
export const useReward = (id: string | null | undefined) =>
  useQuery("GET /reward/rewards/{id}", id ? { params: { id } } : null);
export const useWaits = () => useQuery("GET /reward/redemptions/waits", {});

export type FundLine = Answer<"GET /reward/providers/{id}/statement">["results"][number];
export const useFundLines = (id: string) =>
  usePages("GET /reward/providers/{id}/statement", { params: { id }, query: {} }, "cursor");

/** How many wait for a decision, and to be handed over. */
export const useWaitingCounts = () =>
  useQuery("GET /reward/redemptions/queue", { query: { waitsFor: "approval", pageSize: "1" } }, retried).data;

export type Offered = Answer<"POST /reward/rewards/audience">;
export const askOffered = (body: Args<"POST /reward/rewards/audience">["body"]) =>
  api("POST /reward/rewards/audience", { body });

export const useIdeas = () => useQuery("GET /reward/ideas", {}, { revalidateOnFocus: false });

const refresh = () =>
  Promise.all([
    revalidate("GET /reward/providers"),
    revalidate("GET /reward/providers/{id}"),
    revalidate("GET /reward/rewards"),
    revalidate("GET /reward/rewards/{id}"),
  ]);

export function useOfferIdeas() {
  const { run, pending } = useAction("POST /reward/ideas");
  const offer = async (body: IdeasBody) => {
    const made = await run({ body });
    await refresh();
    return made;
  };
  return { offer, busy: pending };
}

/** Opens one of that kind without an id; with one it changes the provider as it was read. */
export function useSaveProvider(id: string | null, kind: ProviderBody["kind"]) {
  const create = useAction("POST /reward/providers");
  const change = useAction("PATCH /reward/providers/{id}");
  return async (body: ProviderFields, version: number) => {
    const saved =
      id === null
        ? await create.run({ body: { kind, ...body } })
        : await change.run({ params: { id }, body: { ...body, version } });
    await refresh();
    return saved;
  };
}

export function useMoveFund(kind: "deposit" | "withdraw") {
  const deposit = useAction("POST /reward/providers/{id}/deposit");
  const withdraw = useAction("POST /reward/providers/{id}/withdraw");
  const { run, pending } = kind === "deposit" ? deposit : withdraw;
  const move = async ({ id }: Provider, body: Args<"POST /reward/providers/{id}/deposit">["body"]) => {
    const moved = await run({ params: { id }, body });
    await Promise.all([refresh(), revalidate("GET /reward/providers/{id}/statement")]);
    return moved;
  };
  return { move, busy: pending };
}

export function useArchiveProvider() {
  const { run } = useAction("POST /reward/providers/{id}/archive");
  return async ({ id }: Provider) => {
    await run({ params: { id } });
    await refresh();
  };
}

/** Adds one to the provider without an id; with one it changes the reward as it was read. */
export function useSaveReward(id: string | null, providerId: string) {
  const create = useAction("POST /reward/rewards");
  const change = useAction("PATCH /reward/rewards/{id}");
  return async (body: RewardFields, version: number) => {
    const saved =
      id === null
        ? await create.run({ body: { providerId, ...body } })
        : await change.run({ params: { id }, body: { ...body, version } });
    await refresh();
    return saved;
  };
}

export function useRewardVerbs() {
  const archive = useAction("POST /reward/rewards/{id}/archive");
  const remove = useAction("DELETE /reward/rewards/{id}");
  return {
    archive: async ({ id }: Reward) => {
      await archive.run({ params: { id } });
      await refresh();
    },
    remove: async ({ id }: Reward) => {
      await remove.run({ params: { id } });
      await refresh();
    },
  };
}

/** With `check` nothing is added: it only says what would become of each line. */
export function useAddCodes(id: string) {
  const { run, pending } = useAction("POST /reward/rewards/{id}/codes");
  const add = async (body: CodesBody) => {
    const answer = await run({ params: { id }, body });
    if (!body.check) await refresh();
    return answer;
  };
  return { add, busy: pending };
}
