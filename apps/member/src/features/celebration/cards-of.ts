import { can } from "@plaudit/api/permissions.ts";
import type { DayCard } from "./data.ts";

type Day = { type: "birthday" | "anniversary" | "welcome" | "onboarding"; celebratedOn: string } & {
  memberDisplayData: { id: string };
};
const occasions = { birthday: "birthday", anniversary: "years", welcome: "welcome", onboarding: "welcome" } as const;

/** The card for somebody's day that the reader may sign. */
export const cardFor = (cards: readonly DayCard[], { type, celebratedOn, memberDisplayData }: Day) =>
  cards.find(
    (card) =>
      can(card, "sign") &&
      card.deliverOn === celebratedOn &&
      card.occasion === occasions[type] &&
      card.recipients.some(({ id }) => id === memberDisplayData.id),
  );

/** Those that the reader was asked to sign and has not signed. */
export const waitingCards = (cards: readonly DayCard[]) =>
  cards.filter((card) => card.as === "contributor" && can(card, "sign") && !card.ownSignature);
