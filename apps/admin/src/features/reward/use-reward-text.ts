import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { regionName } from "@plaudit/i18n/region-name.ts";
import type { Reward } from "./data.ts";

/** Names that are told one by one; of more the first two. */
const TOLD = 3;

/** Figures of rewards, and how one comes, in the reader's words. */
export function useRewardText() {
  const { t, i18n } = useTranslation("reward-admin");
  const format = useFormat();
  const number = (count: number) => format.number(count);
  return {
    number,
    /** Of hundredths; whole amounts without them. */
    money: (hundredths: number, currency: string, options: Intl.NumberFormatOptions = {}) =>
      format.number(hundredths / 100, {
        style: "currency",
        currency,
        trailingZeroDisplay: "stripIfInteger",
        ...options,
      }),
    percent: (share: number) => format.number(share, { style: "percent", maximumFractionDigits: 1 }),
    /** Of both where the reward names none: everywhere. */
    countries: (codes: readonly string[]) => {
      if (codes.length === 0) return t(($) => $.form.everywhere);
      const names = codes.map((code) => regionName(i18n.language, code));
      if (names.length <= TOLD) return format.list(names);
      const count = names.length - 2;
      return format.list([...names.slice(0, 2), t(($) => $.othersCountries, { count, n: number(count) })]);
    },
    how: ({ fulfilment, asks, approval }: Pick<Reward, "fulfilment" | "asks" | "approval">) => {
      const way = fulfilment === "hand" && asks !== "nothing" ? asks : fulfilment;
      const how = t(($) => $.how[way]);
      return approval === "none" ? how : t(($) => $.approved[approval], { how });
    },
  };
}
