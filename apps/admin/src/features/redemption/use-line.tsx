import { useTranslation } from "@plaudit/i18n/react.ts";
import type { QueueLine } from "../../lib/queue/queue-list.tsx";
import type { Redemption } from "./data.ts";
import { useRedemptionText } from "./use-redemption-text.ts";

/** A redemption in the list of a queue. */
export function useLine(note: (redemption: Redemption) => string) {
  const { t } = useTranslation("redemption-admin");
  const { name } = useRedemptionText();
  return (redemption: Redemption): QueueLine => ({
    title: redemption.member.name,
    at: redemption.createdAt,
    text: name(redemption),
    note: (
      <span className="truncate tabular-nums">
        <bdi>{note(redemption)}</bdi>
      </span>
    ),
    select: t(($) => $.list.select, { reward: name(redemption), name: redemption.member.name }),
  });
}
