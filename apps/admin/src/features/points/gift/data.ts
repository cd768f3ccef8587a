import { type Answer, type Args, api } from "@plaudit/api/client.ts";
import { revalidate, useAction, useQuery } from "@plaudit/api/react";

export type Gift = Answer<"GET /points/giftRules">["results"][number];
export type Source = Gift["source"];
export type Outlook = Answer<"GET /points/giftOutlook">;
export type GiftEstimate = Answer<"POST /points/giftRules/estimate">;
export type GiftDryRun = Answer<"POST /points/giftRules/dryRun">;
type Body = Omit<Args<"POST /points/giftRules">["body"], "source"> & { active: boolean };

export const useGifts = () => useQuery("GET /points/giftRules", {});
export const useGift = (id: string | null) =>
  useQuery("GET /points/giftRules/{id}", id ? { params: { id } } : null, { revalidateOnFocus: false });
export const useOutlook = () => useQuery("GET /points/giftOutlook", {});
export type PayingBank = Answer<"GET /points/pointsBanks">["results"][number];
/** What gifts may be paid from, with what each holds now. */
export const useBanks = () => useQuery("GET /points/pointsBanks", { query: { archived: "false" } });

const refreshRules = () => Promise.all([revalidate("GET /points/giftRules"), revalidate("GET /points/giftRules/{id}")]);
const refreshOutlook = () => revalidate("GET /points/giftOutlook");
const refresh = () => Promise.all([refreshRules(), refreshOutlook()]);

/** Creates without an id. */
export function useSaveGift(id: string | null, source: Source) {
  const create = useAction("POST /points/giftRules");
  const change = useAction("PATCH /points/giftRules/{id}");
  return async ({ active, ...body }: Body, version: number): Promise<Gift> => {
    const saved =
      id === null
        ? await create.run({ body: { ...body, source } })
        : await change.run({ params: { id }, body: { ...body, active, version } });
    await refresh();
    return saved;
  };
}

export function useTurnGift() {
  const { run } = useAction("PATCH /points/giftRules/{id}");
  return async ({ id, version }: Gift, active: boolean): Promise<Gift> => {
    const turned = await run({ params: { id }, body: { active, version } });
    // What a year comes to takes longer, and the rule can be turned again before it is there.
    void refreshOutlook();
    await refreshRules();
    return turned;
  };
}

type Asked = Args<"POST /points/giftRules/estimate">["body"];
export const askEstimate = (asked: Asked): Promise<GiftEstimate> =>
  api("POST /points/giftRules/estimate", { body: asked });

export const dryRunGift = (body: Args<"POST /points/giftRules/dryRun">["body"], signal: AbortSignal) =>
  api("POST /points/giftRules/dryRun", { body, signal });
