import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import type { OwnIncentive } from "./data.ts";

/** It is claimed once, and the reader has. */
export const isHad = ({ perPerson, perMonth, own }: OwnIncentive): boolean =>
  perPerson === 1 && !perMonth && own.approved + own.pending > 0;

/** How often one may still claim it, and until when. */
export function useTerms() {
  const { t } = useTranslation("incentive");
  const { number, date } = useFormat();
  return (incentive: OwnIncentive): string => {
    const { own, perMonth, opensAt, closesAt } = incentive;
    const { left, approved, pending } = own;
    const some = left !== null && { count: left, n: number(left) };
    const often = !some
      ? t(($) => $.left.free)
      : isHad(incentive)
        ? t(($) => $.left.had)
        : left === 0
          ? t(($) => $.left[perMonth ? "noneMonth" : "none"])
          : left === 1 && approved + pending === 0
            ? t(($) => $.left[perMonth ? "onceMonth" : "once"])
            : t(($) => $.left[perMonth ? "someMonth" : "some"], some);
    const early = opensAt !== null && new Date(opensAt) > new Date();
    const when = early
      ? t(($) => $.window.from, { date: date(opensAt) })
      : closesAt
        ? t(($) => $.window.until, { date: date(closesAt) })
        : t(($) => $.window.open);
    return `${often} · ${when}`;
  };
}
