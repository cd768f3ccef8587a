import { rewardCategories } from "@plaudit/api/reward-arts.ts";
import { useSearchParams } from "react-router";
import type { ShopQuery, Sorting } from "./data.ts";

/** From, and up to where it is given. */
export const prices = ["0-100", "100-250", "250-500", "500-1000", "1000-"] as const;
const sortings = ["points", "-points"] as const satisfies readonly Sorting[];
const among = <const T extends string>(all: readonly T[], value: string | null) => all.find((one) => one === value);

/** What of the shop is shown, as the address has it. */
export function useShopFilter() {
  const [params, setParams] = useSearchParams();
  const search = params.get("search") ?? "";
  const category = among(rewardCategories, params.get("category"));
  const price = among(prices, params.get("price"));
  const affordable = params.has("affordable");
  const sorting = among(sortings, params.get("sorting"));
  const [least, most] = (price?.split("-") ?? []).map((part) => (part ? Number(part) : undefined));
  const query: ShopQuery = {
    ...(search && { search }),
    ...(category && { categoryIn: [category] }),
    ...(least && { least }),
    ...(most && { most }),
    ...(affordable && { affordable: "true" }),
  };
  function change(part: Record<string, string>) {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(part)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParams(next, { replace: true, preventScrollReset: true });
  }
  return {
    ...{ search, category, price, affordable, sorting, query, change },
    filtered: Object.keys(query).length > 0,
    clear: () => setParams({}, { replace: true, preventScrollReset: true }),
    /** For the way on to a part of the shop. */
    asSearch: params.size > 0 ? `?${params}` : "",
  };
}
export type ShopFilter = ReturnType<typeof useShopFilter>;
