import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import type { OwnAwardType } from "./data.ts";

const DAY_MS = 24 * 3_600_000;

/** When nominations close, whom the reader nominated, and how many are left to them. */
export function useNominationText({ nominationEndAt, maxNominations, ownNominees }: OwnAwardType) {
  const { t } = useTranslation("award");
  const { date, list, number } = useFormat();
  const { total, members } = ownNominees;
  const others = total - members.length;
  const names = members.map(({ name }) => name);
  if (others > 0) names.push(t(($) => $.nominate.others, { count: others, n: number(others) }));
  const days = nominationEndAt && Math.ceil((new Date(nominationEndAt).getTime() - Date.now()) / DAY_MS);
  const left = maxNominations === null ? null : Math.max(0, maxNominations - total);
  return {
    daysLeft: days && days > 0 ? t(($) => $.nominate.daysLeft, { count: days, n: number(days) }) : null,
    closes: nominationEndAt && t(($) => $.nominate.closes, { date: date(nominationEndAt, { dateStyle: "full" }) }),
    nominated: total > 0 ? t(($) => $.nominate.already, { names: list(names) }) : null,
    left: left === null ? t(($) => $.nominate.noLimit) : t(($) => $.nominate.left, { count: left, n: number(left) }),
  };
}
