import { useTranslation } from "@plaudit/i18n/react.ts";
import { Badge } from "@plaudit/ui/badge.tsx";
import type { Reward } from "../data.ts";
import { stockOf } from "../stock.ts";

/** Whether somebody can have it now. */
export function RewardState({ reward }: { reward: Reward }) {
  const { t } = useTranslation("reward-admin");
  if (reward.status === "archived") return <Badge>{t(($) => $.state.archived)}</Badge>;
  if (reward.status === "draft") return <Badge>{t(($) => $.state.draft)}</Badge>;
  if (stockOf(reward) === 0) return <Badge state="danger">{t(($) => $.state.soldOut)}</Badge>;
  return <Badge state="ok">{t(($) => $.state.offered)}</Badge>;
}
