import type { ReactionType } from "@plaudit/api/engagement.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import type { RecognitionLabels } from "@plaudit/ui/entity/recognition-labels.ts";

export function useReactionNames(): Record<ReactionType, string> {
  const { t } = useTranslation("engagement");
  return {
    heart: t(($) => $.reaction.heart),
    clap: t(($) => $.reaction.clap),
    smile: t(($) => $.reaction.smile),
    flame: t(($) => $.reaction.flame),
    star: t(($) => $.reaction.star),
    bulb: t(($) => $.reaction.bulb),
    strong: t(($) => $.reaction.strong),
    cheers: t(($) => $.reaction.cheers),
  };
}

/** The words on every card. */
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
    actions: t(($) => $.card.actions),
    more: t(($) => $.card.more),
    less: t(($) => $.card.less),
    others: (count) => t(($) => $.card.others, of(count)),
    points: (count) => points(($) => $.amount, of(count)),
    pointsEach: (count) => points(($) => $.each, of(count)),
    endorsed: (count) => around(($) => $.endorse.people, of(count)),
    react: around(($) => $.react),
    reactions: useReactionNames(),
    reactionTotal: (count) => around(($) => $.reactionTotal, of(count)),
    comments: (count) => around(($) => $.comments.count, of(count)),
    addPoints: around(($) => $.endorse.add),
    addPointsShort: around(($) => $.endorse.addShort),
  };
}
