import { useTenant } from "@plaudit/api/react";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { useWorth } from "../../lib/use-worth.ts";
import type { Bank } from "./data.ts";

const DAY = { day: "numeric", month: "short", year: "numeric" } as const;

/** Figures of banks in the reader's words. */
export function useBankText() {
  const format = useFormat();
  const { t } = useTranslation("bank");
  const timeZone = useTenant()?.timezone;
  const worth = useWorth();
  return {
    number: (points: number) => format.number(points),
    signed: (points: number) => format.number(points, { signDisplay: "exceptZero" }),
    money: worth,
    day: (date: string) => format.date(date, { ...DAY, timeZone: "UTC" }),
    instant: (at: string) => format.date(at, { ...DAY, timeZone }),
    /** What is paid from it; undefined where nothing is. */
    purposes: ({ paysFor: { gifts, awards, incentives } }: Bank) => {
      const named = [
        ...gifts.map((source) => t(($) => $.kind[source])),
        ...(awards > 0 ? [t(($) => $.paysFor.awards, { count: awards, n: format.number(awards) })] : []),
        ...(incentives > 0
          ? [t(($) => $.paysFor.incentives, { count: incentives, n: format.number(incentives) })]
          : []),
      ];
      return named.length > 0 ? format.list(named) : undefined;
    },
    hour: (at: string) => format.date(at, { hour: "numeric", minute: "2-digit", timeZone }),
  };
}
