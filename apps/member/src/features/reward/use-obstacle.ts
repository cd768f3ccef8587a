import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import type { RewardPage, Variant } from "./data.ts";

type Monthly = NonNullable<RewardPage["monthly"]>;
export const monthlyValues = (provider: string, { most, taken }: Monthly, number: (n: number) => string) => ({
  ...{ provider, count: most, n: number(most), left: number(Math.max(0, most - taken)) },
});

/** Why a variant cannot be redeemed now, in the reader's words; null where nothing is in the way. */
export function useObstacle(reward: RewardPage, variant: Variant) {
  const { t } = useTranslation("shop");
  const { number } = useFormat();
  const { refusal, balance, personLimit, limitPeriod, taken, monthly } = reward;
  const short = variant.points - balance;
  if (refusal) return { kind: "refused", text: t(($) => $.refused[refusal]) } as const;
  if (variant.availability !== "open")
    return { kind: "gone", text: t(($) => $.obstacle[variant.availability as "soldOut" | "noFund"]) } as const;
  if (personLimit !== null && taken >= personLimit)
    return {
      kind: "limit",
      text: t(($) => $.obstacle.limit[limitPeriod], { count: personLimit, n: number(personLimit) }),
    } as const;
  if (monthly && monthly.taken + variant.points > monthly.most)
    return {
      kind: "limit",
      text: t(($) => $.obstacle.monthly, monthlyValues(reward.provider.name, monthly, number)),
    } as const;
  if (short > 0)
    return { kind: "short", text: t(($) => $.obstacle.short, { count: short, n: number(short) }) } as const;
  return null;
}
