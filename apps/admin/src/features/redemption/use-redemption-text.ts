import { useTenant } from "@plaudit/api/react";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import type { Redemption } from "./data.ts";

/** Redemptions in the reader's words. */
export function useRedemptionText() {
  const { t } = useTranslation("redemption-admin");
  const format = useFormat();
  const timeZone = useTenant()?.timezone;
  /** Of hundredths; whole amounts without them. */
  const money = (hundredths: number, currency: string) =>
    format.number(hundredths / 100, { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" });
  return {
    money,
    points: (count: number) => t(($) => $.points, { count, n: format.number(count) }),
    day: (at: string) => format.date(at, { day: "numeric", month: "short", year: "numeric", timeZone }),
    name: ({ reward }: Pick<Redemption, "reward">) =>
      reward.variant ? t(($) => $.named, { reward: reward.name, variant: reward.variant }) : reward.name,
    /** Nothing for what has no value in money. */
    worth: ({ faceValue, fee, currency }: Redemption) =>
      faceValue + fee > 0 ? [money(faceValue + fee, currency)] : [],
  };
}
