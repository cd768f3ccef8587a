import { useFormat } from "@plaudit/i18n/react.ts";
import type { RewardPage } from "./data.ts";
import type { Redemption } from "./history-data.ts";

/** Amounts in hundredths of a currency; `short` leaves out hundredths where there are none. */
export function useMoney() {
  const { number } = useFormat();
  return (hundredths: number, currency: string, short = false): string =>
    number(hundredths / 100, {
      style: "currency",
      currency,
      ...(short && { trailingZeroDisplay: "stripIfInteger" }),
    });
}

/** As its reader writes money: of a gift card each variant is a value. */
export function useValueNames() {
  const money = useMoney();
  return (reward: RewardPage): RewardPage =>
    reward.supplied
      ? {
          ...reward,
          variants: reward.variants.map((one) => ({ ...one, name: money(one.faceValue, reward.currency, true) })),
        }
      : reward;
}

/** What was redeemed, with which variant of it, or of a gift card its value. */
export function useRedeemedName() {
  const money = useMoney();
  return ({ reward: { name, variant }, fulfilment, faceValue, currency }: Redemption): string =>
    [name, fulfilment === "tango" ? money(faceValue, currency, true) : variant].filter(Boolean).join(", ");
}
