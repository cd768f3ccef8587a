import { useFormat } from "@plaudit/i18n/react.ts";

/** Figures of rewards in the reader's words. */
export function useRewardText() {
  const format = useFormat();
  return {
    number: (count: number) => format.number(count),
    /** Of hundredths; whole amounts without them. */
    money: (hundredths: number, currency: string, options: Intl.NumberFormatOptions = {}) =>
      format.number(hundredths / 100, {
        style: "currency",
        currency,
        trailingZeroDisplay: "stripIfInteger",
        ...options,
      }),
    list: format.list,
  };
}
