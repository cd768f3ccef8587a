import { changeTenant } from "@plaudit/api/boot.ts";
import { type Answer, type Args, api } from "@plaudit/api/client.ts";
import { revalidate, setAnswer, useAction, useQuery, useTenant } from "@plaudit/api/react";

export type Rule = Answer<"GET /points/budgetItems">["results"][number];
export type RuleBody = Omit<Args<"POST /points/budgetItems">["body"], "source">;
export type Settings = Answer<"GET /points/budgetSettings">;
export type SettingsChange = Omit<Args<"PATCH /points/budgetSettings">["body"], "version">;
export type DryRun = Answer<"POST /points/budgetItems/dryRun">;
export type Overview = Answer<"GET /points/overview">;
export type OverviewSpan = "month" | "quarter" | "year";
export type Estimate = Answer<"POST /points/budgetItems/estimate">;

export const useRules = () => useQuery("GET /points/budgetItems", {});
export const useRule = (id: string | undefined) =>
  useQuery("GET /points/budgetItems/{id}", id ? { params: { id } } : null, { revalidateOnFocus: false });
export const useSettings = () => useQuery("GET /points/budgetSettings", {}, { revalidateOnFocus: false });

export const useOverview = (span: OverviewSpan) =>
  useQuery("GET /points/overview", { query: { span } }, { keepPreviousData: true });
export const useBanksLeft = () => useQuery("GET /points/pointsBanks", { query: { archived: "false" } });
export const useOutlook = () => useQuery("GET /points/giftOutlook", {});
export const usePeerFacts = () => useQuery("GET /points/budgetSettings/peers", {}, { revalidateOnFocus: false });
export const useGoalFacts = () => useQuery("GET /recognition/goal/facts", {}, { revalidateOnFocus: false });
export const useGivenByRule = () => useQuery("GET /points/budgetRuns/given", {}, { revalidateOnFocus: false });
export const useAllRuns = () => useQuery("GET /points/budgetRuns", {});
export const useLastRuns = (id: string) => useQuery("GET /points/budgetItems/{id}/runs", { params: { id } });

const refresh = () => Promise.all([revalidate("GET /points/budgetItems"), revalidate("GET /points/budgetItems/{id}")]);

/** Creates without an id. */
export function useSaveRule(id: string | null) {
  const create = useAction("POST /points/budgetItems");
  const change = useAction("PATCH /points/budgetItems/{id}");
  return async (body: RuleBody, version: number): Promise<Rule> => {
    const saved =
      id === null
        ? await create.run({ body: { ...body, source: "allocation" } })
        : await change.run({ params: { id }, body: { ...body, version } });
    await refresh();
    return saved;
  };
}

/** Each with the list again behind it. */
export function useRuleActions() {
  const change = useAction("PATCH /points/budgetItems/{id}");
  const remove = useAction("DELETE /points/budgetItems/{id}");
  const refreshed = async (done: Promise<unknown>) => {
    await done;
    await refresh();
  };
  const changed = ({ id, version }: Rule, body: { paused: boolean } | { ended: true }) =>
    refreshed(change.run({ params: { id }, body: { ...body, version } }));
  return {
    pause: (rule: Rule, paused: boolean) => changed(rule, { paused }),
    end: (rule: Rule) => changed(rule, { ended: true }),
    remove: ({ id }: Rule) => refreshed(remove.run({ params: { id } })),
  };
}

type Asked = Args<"POST /points/budgetItems/estimate">["body"];
export const askEstimate = (asked: Asked): Promise<Estimate> =>
  api("POST /points/budgetItems/estimate", { body: asked });

export const dryRunRule = (body: Args<"POST /points/budgetItems/dryRun">["body"], signal: AbortSignal) =>
  api("POST /points/budgetItems/dryRun", { body, signal });
export const dryRunSettings = (body: Args<"POST /points/budgetSettings/dryRun">["body"], signal: AbortSignal) =>
  api("POST /points/budgetSettings/dryRun", { body, signal });

/** Saves, and has the open console call points as they are called now. */
export function useSaveSettings() {
  const change = useAction("PATCH /points/budgetSettings");
  const tenant = useTenant();
  return async (body: SettingsChange, version: number) => {
    const saved = await change.run({ body: { ...body, version } });
    await setAnswer("GET /points/budgetSettings", {}, saved);
    await Promise.all([refresh(), revalidate("GET /apps"), revalidate("GET /identity/tenants/current")]);
    if (tenant && JSON.stringify(tenant.pointTerms) !== JSON.stringify(saved.pointTerms))
      changeTenant({ ...tenant, pointTerms: saved.pointTerms });
    return saved;
  };
}
