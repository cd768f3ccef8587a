import { useFormat } from "@plaudit/i18n/react.ts";

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
