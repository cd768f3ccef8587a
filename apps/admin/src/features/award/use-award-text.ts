import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import type { AwardType } from "./data.ts";

const MOST_NAMES = 3;

/** Who sends an award and what it brings, in the reader's words. */
export function useAwardText() {
  const { t } = useTranslation("award-admin");
  const { t: member } = useTranslation("member");
  const { number, list, date } = useFormat();
  return {
    /** Whom the last one went to, and when. */
    last: ({ stats: { lastSentAt, lastSentTo } }: AwardType) => {
      if (!lastSentAt) return "–";
      const day = date(lastSentAt, { dateStyle: "medium" });
      if (!lastSentTo) return day;
      const { name, others } = lastSentTo;
      return others > 0
        ? t(($) => $.lastToMore, { name, count: others, n: number(others), date: day })
        : t(($) => $.lastTo, { name, date: day });
    },
    senders: ({ senders, senderRoles }: AwardType) => {
      const names = [
        ...senderRoles.map((role) => member(($) => $.role[role])),
        ...senders.map(({ displayData }) => displayData.name),
      ];
      if (names.length === 0) return t(($) => $.everyone);
      const cut = names.length - MOST_NAMES;
      // One more is as short as saying so.
      return cut <= 1
        ? list(names)
        : list([...names.slice(0, MOST_NAMES), t(($) => $.moreSenders, { count: cut, n: number(cut) })]);
    },
    points: ({ points, pointsLocked }: AwardType) =>
      points === 0 ? t(($) => $.noPoints) : pointsLocked ? number(points) : t(($) => $.upTo, { n: number(points) }),
  };
}
