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
  const prize = ({ points, places, pointsBankName }: AwardType) => {
    const paid = { count: points, n: number(points), bank: pointsBankName ?? "" };
    if (points === 0)
      return places === null
        ? t(($) => $.noPoints)
        : t(($) => $.nominations.placesCount, { count: places, n: number(places) });
    return places === null
      ? t(($) => $.nominations.prize, paid)
      : t(($) => $.nominations.prizes, { ...paid, places: number(places) });
  };
  const named = ({ stats: { nominees, nominations: count } }: AwardType) =>
    nominees === 0
      ? t(($) => $.nominations.nobody)
      : t(($) => $.nominations.named, {
          count: nominees,
          n: number(nominees),
          times: t(($) => $.nominations.times, { count, n: number(count) }),
        });
  /** Who chooses the winners, how far they are, or how many won. */
  function decides({ nominationStatus, jury, stats: { winners, sealed } }: AwardType): string {
    if (winners > 0) return t(($) => $.nominations.winnersCount, { count: winners, n: number(winners) });
    if (jury.length === 0) return t(($) => $.nominations.byOwner);
    const of = { count: jury.length, n: number(jury.length) };
    return nominationStatus === "judging"
      ? t(($) => $.jury.sealedOf, { sealed: number(sealed), total: of.n })
      : t(($) => $.jury.people, of);
  }
  /** While it judges, what came in of its jury: what anybody gave is sealed. */
  const votes = ({ jury, stats: { sealed } }: AwardType) =>
    t(($) => $.jury.votesSealed, { count: jury.length, n: number(sealed), total: number(jury.length) });
  const about = (type: AwardType) => `${when(type)} · ${prize(type)}`;
  return { named, decides, votes, about };
}
