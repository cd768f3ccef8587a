import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import type { OwnIncentive } from "./data.ts";

/** How often one may still claim it, and until when. */
export function useTerms() {
  const { t } = useTranslation("incentive");
  const { number, date } = useFormat();
  return ({ own: { left, approved, pending }, perMonth, opensAt, closesAt }: OwnIncentive): string => {
    const some = left !== null && { count: left, n: number(left) };
    const often = !some
      ? t(($) => $.left.free)
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
