import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import type { RewardPage, Variant } from "./data.ts";

/** Why a variant cannot be redeemed now, in the reader's words; null where nothing is in the way. */
export function useObstacle(reward: RewardPage, variant: Variant) {
  const { t } = useTranslation("shop");
  const { number } = useFormat();
  const { refusal, balance, personLimit, limitPeriod, taken } = reward;
  const short = variant.points - balance;
  if (refusal) return { kind: "refused", text: t(($) => $.refused[refusal]) } as const;
  if (variant.availability !== "open")
    return { kind: "gone", text: t(($) => $.obstacle[variant.availability as "soldOut" | "noFund"]) } as const;
  if (personLimit !== null && taken >= personLimit)
    return {
      kind: "limit",
      text: t(($) => $.obstacle.limit[limitPeriod], { count: personLimit, n: number(personLimit) }),
    } as const;
  if (short > 0)
    return { kind: "short", text: t(($) => $.obstacle.short, { count: short, n: number(short) }) } as const;
  return null;
}
