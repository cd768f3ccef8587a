import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import type { Brand } from "./data.ts";

/** What cards are worth, in each currency. */
export function useCardValues() {
  const { t } = useTranslation("tango-admin");
  const { number } = useFormat();
  const money = (amount: number, currency: string) =>
    number(amount / 100, { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" });
  return (values: Brand["values"]) =>
    values
      .map(({ currency, least, most }) =>
        least === most
          ? money(least, currency)
          : t(($) => $.range, { from: money(least, currency), to: money(most, currency) }),
      )
      .join(", ");
}
