import { useTranslation } from "@plaudit/i18n/react.ts";
import type { QueueLine } from "../../lib/queue/queue-list.tsx";
import type { Waiting } from "./data.ts";
import { useRedemptionText } from "./use-redemption-text.ts";

/** A redemption in the list of a queue. */
export function useLine(note: (redemption: Waiting) => string) {
  const { t } = useTranslation("redemption-admin");
  const { name } = useRedemptionText();
  return (redemption: Waiting): QueueLine => ({
    title: redemption.member.name,
    at: redemption.createdAt,
    text: name(redemption),
    note: (
      <span className="truncate tabular-nums">
        <bdi>{note(redemption)}</bdi>
        {redemption.held && <b className="ms-2 font-semibold text-warn-text">{t(($) => $.list.held)}</b>}
      </span>
    ),
    select: t(($) => $.list.select, { reward: name(redemption), name: redemption.member.name }),
  });
}
