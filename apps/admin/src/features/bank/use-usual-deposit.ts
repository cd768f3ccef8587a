import { useTranslation } from "@plaudit/i18n/react.ts";
import { useYearOfBalances } from "./data.ts";
import { useBankText } from "./use-bank-text.ts";

/** What the deposits of the last year were, for whoever makes the next one; the middle one of several that differ. */
export function useUsualDeposit(id: string | null): string | undefined {
  const { t } = useTranslation("bank");
  const { number } = useBankText();
  const deposits = (useYearOfBalances(id).data?.balances ?? [])
    .map(({ deposited }) => deposited)
    .filter((deposited) => deposited > 0)
    .toSorted((a, b) => a - b);
  const usual = deposits[Math.floor((deposits.length - 1) / 2)];
  if (usual === undefined) return undefined;
  return t(($) => $.usual, { count: deposits.length, times: number(deposits.length), n: number(usual) });
}
