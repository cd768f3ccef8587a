import type { Answer, Args } from "@plaudit/api/client.ts";
import { revalidate, useAction, useLiveAnswers, usePages, useQuery } from "@plaudit/api/react";
import { pathTo } from "../../screens.ts";

const shop = "GET /reward/shop";
const list = "GET /reward/shop/rewards";
const one = "GET /reward/shop/rewards/{id}";
export type Shop = Answer<typeof shop>;
export type Reward = Answer<typeof list>["results"][number];
export type RewardPage = Answer<typeof one>;
export type Variant = RewardPage["variants"][number];
export type ShopQuery = NonNullable<Args<typeof shop>["query"]>;
export type Sorting = NonNullable<NonNullable<Args<typeof list>["query"]>["sorting"]>;

export const rewardPath = ({ id, providerId, fulfilment }: Pick<Reward, "id" | "providerId" | "fulfilment">) =>
  fulfilment === "tango" ? pathTo("tango", { id }) : pathTo("reward", { providerId, id });

/** What there is to spend changes the distance of everything. */
const useBalanceChanges = (key: typeof shop | typeof one) => useLiveAnswers([key], ({ type }) => type === "points");

export function useShop(query: ShopQuery) {
  useBalanceChanges(shop);
  return useQuery(shop, { query }, { keepPreviousData: true });
}
export const useRewards = (query: ShopQuery & { providerId: string; sorting?: Sorting }) =>
  usePages(list, { query: { ...query, pageSize: 24 } }, "cursor");
export function useReward(id: string) {
  useBalanceChanges(one);
  return useQuery(one, { params: { id } });
}

const forget = () => Promise.all([revalidate(shop), revalidate(list), revalidate(one)]);

/** The goal that one saves for; another takes its place. */
export function useWish(id: string) {
  const put = useAction("PUT /reward/shop/rewards/{id}/wish");
  const drop = useAction("DELETE /reward/shop/rewards/{id}/wish");
  return {
    pending: put.pending || drop.pending,
    wish: async (variantId?: string) => {
      await put.run({ params: { id }, body: variantId ? { variantId } : {} });
      await forget();
    },
    unwish: async () => {
      await drop.run({ params: { id } });
      await forget();
    },
  };
}
