import type { Celebration } from "@plaudit/api/celebration.ts";
import { can } from "@plaudit/api/permissions.ts";
import { occasionOf } from "../../lib/start-card.ts";
import type { DayCard } from "./data.ts";

/** The card for somebody's day that the reader may sign, or has seen delivered. */
export const cardFor = (cards: readonly DayCard[], { type, celebratedOn, memberDisplayData }: Celebration) =>
  cards.find(
    (card) =>
      (can(card, "sign") || card.deliveredAt !== null) &&
      card.deliverOn === celebratedOn &&
      card.occasion === occasionOf[type] &&
      card.recipients.some(({ id }) => id === memberDisplayData.id),
  );

/** Those that the reader was asked to sign and has not signed. */
export const waitingCards = (cards: readonly DayCard[]) =>
  cards.filter((card) => card.as === "contributor" && can(card, "sign") && !card.ownSignature);
