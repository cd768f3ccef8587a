import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import type { AwardType } from "./data.ts";

/** Where nominations stand, in the reader's words. */
export function useNominationText() {
  const { t } = useTranslation("award-admin");
  const { date, number } = useFormat();
  const day = (instant: string) => date(instant, { dateStyle: "long" });
  function when({ nominationStatus, nominationStartAt, nominationEndAt, judgingEndAt }: AwardType): string {
    if (nominationStatus === "draft")
      return nominationStartAt
        ? t(($) => $.nominations.opens, { date: day(nominationStartAt) })
        : t(($) => $.nominations.notOpened);
    if (!nominationEndAt) return "";
    if (nominationStatus === "judging" && judgingEndAt)
      return t(($) => $.jury.judgingUntil, { date: day(judgingEndAt) });
    return nominationStatus === "open"
      ? t(($) => $.nominations.closes, { date: day(nominationEndAt) })
      : t(($) => $.nominations.closed, { date: day(nominationEndAt) });
  }
  const prize = ({ points, pointsBankName: bank }: AwardType) =>
    points === 0
      ? t(($) => $.noPoints)
      : t(($) => $.nominations.prize, { count: points, n: number(points), bank: bank ?? "" });
  const named = ({ stats: { nominees, nominations: count } }: AwardType) =>
    nominees === 0
      ? t(($) => $.nominations.nobody)
      : t(($) => $.nominations.named, {
          count: nominees,
          n: number(nominees),
          times: t(($) => $.nominations.times, { count, n: number(count) }),
        });
  return { named, about: (type: AwardType) => `${when(type)} · ${prize(type)}` };
}
