import { useTranslation } from "@plaudit/i18n/react.ts";
import { pathTo } from "../../screens.ts";
import type { DayCard } from "./data.ts";

/** Where a card for somebody's day leads, and what to: to signing it, to what the reader has signed, or to reading it. */
export function useCardLink() {
  const { t } = useTranslation("celebration");
  return (card: DayCard, name: string) => {
    const done = card.deliveredAt ? "read" : card.ownSignature ? "signed" : "sign";
    return {
      done,
      to: pathTo("card", { id: card.id }),
      text: t(($) => $.card[done]),
      label: t(($) => $.card[`${done}Of`], { name }),
    };
  };
}
