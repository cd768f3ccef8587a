import type { ReactionType } from "@plaudit/api/engagement.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import type { ReactionLabels } from "@plaudit/ui/entity/reaction-labels.ts";

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

export function useReactionLabels(): ReactionLabels {
  const { t } = useTranslation("engagement");
  const { number } = useFormat();
  return {
    react: t(($) => $.react),
    reactions: useReactionNames(),
    reactionTotal: (count) => t(($) => $.reactionTotal, { count, n: number(count) }),
    comments: (count) => t(($) => $.comments.count, { count, n: number(count) }),
    addPoints: t(($) => $.endorse.add),
    addPointsShort: t(($) => $.endorse.addShort),
  };
}
