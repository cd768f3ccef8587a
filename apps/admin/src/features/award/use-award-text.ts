import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import type { AwardType } from "./data.ts";

/** Who sends an award and what it brings, in the reader's words. */
export function useAwardText() {
  const { t } = useTranslation("award-admin");
  const { t: member } = useTranslation("member");
  const { number, list } = useFormat();
  return {
    senders: ({ senders, senderRoles }: AwardType) => {
      const names = [
        ...senderRoles.map((role) => member(($) => $.role[role])),
        ...senders.map(({ displayData }) => displayData.name),
      ];
      return names.length > 0 ? list(names) : t(($) => $.everyone);
    },
    points: ({ points, pointsLocked }: AwardType) =>
      points === 0 ? t(($) => $.noPoints) : pointsLocked ? number(points) : t(($) => $.upTo, { n: number(points) }),
  };
}
