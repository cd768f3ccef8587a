import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import type { OwnAwardType } from "./data.ts";

/** When nominations close, whom the reader nominated, and how many are left to them. */
export function useNominationText({ nominationEndAt, maxNominations, ownNominees }: OwnAwardType) {
  const { t } = useTranslation("award");
  const { date, list, number } = useFormat();
  const { total, members } = ownNominees;
  const others = total - members.length;
  const names = members.map(({ name }) => name);
  if (others > 0) names.push(t(($) => $.nominate.others, { count: others, n: number(others) }));
  const left = maxNominations === null ? null : Math.max(0, maxNominations - total);
  return {
    closes: nominationEndAt && t(($) => $.nominate.closes, { date: date(nominationEndAt, { dateStyle: "full" }) }),
    nominated: total > 0 ? t(($) => $.nominate.already, { names: list(names) }) : null,
    left: left === null ? null : t(($) => $.nominate.left, { count: left, n: number(left) }),
  };
}
