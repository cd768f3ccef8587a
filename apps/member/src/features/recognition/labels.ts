import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import type { RecognitionLabels } from "@plaudit/ui/entity/recognition-labels.ts";

/** The texts of every card. */
export function useRecognitionLabels(): RecognitionLabels {
  const { t } = useTranslation("recognition");
  const { t: around } = useTranslation("engagement");
  const { t: points } = useTranslation("points");
  const { number } = useFormat();
  const of = (count: number) => ({ count, n: number(count) });
  return {
    recognized: t(($) => $.card.recognized),
    everyone: t(($) => $.card.public),
    private: t(($) => $.card.private),
    edited: t(($) => $.card.edited),
    actions: t(($) => $.card.actions),
    more: t(($) => $.card.more),
    less: t(($) => $.card.less),
    others: (count) => t(($) => $.card.others, of(count)),
    points: (count) => points(($) => $.amount, of(count)),
    pointsEach: (count) => points(($) => $.each, of(count)),
    endorsed: (count) => around(($) => $.endorse.people, of(count)),
  };
}
