import type { CardState } from "@plaudit/api/card-designs.ts";
import { all, definePolicy, may, right, state, unless, visible } from "../../policy.ts";

export interface CardFacts {
  state: CardState;
  /** Null for everybody else, and for a recipient before the delivery: to them it does not exist. */
  as: "organizer" | "contributor" | "recipient" | null;
  contributorsInvite: boolean;
  automatic: boolean;
}

const seen = visible<CardFacts>("card.missing", (_, { as, state }) =>
  as === "contributor" ? state !== "draft" : as !== null,
);
const organizes = all(
  seen,
  right<CardFacts>("card.notYours", (_, { as }) => as === "organizer"),
);
const isOpen = state<CardFacts>("card.notOpen", ({ state }) => state === "open");
/** One that started by itself and was kept back goes out as it is where its organizer says so. */
const isReady = state<CardFacts>(
  "card.notOpen",
  ({ state, automatic }) => state === "open" || (state === "returned" && automatic),
);
const isUnsent = state<CardFacts>("card.delivered", ({ state }) => state !== "delivered");
const isCollecting = state<CardFacts>("card.notOpen", ({ state }) => state === "draft" || state === "open");

export const cardPolicy = definePolicy<CardFacts>()("card", {
  view: seen,
  edit: all(organizes, isUnsent),
  open: all(
    organizes,
    isUnsent,
    state<CardFacts>("card.openAlready", ({ state }) => state !== "open"),
  ),
  delete: all(organizes, isUnsent),
  deliver: all(organizes, isUnsent, isReady),
  invite: all(
    seen,
    right<CardFacts>(
      "card.notYours",
      (_, { as, contributorsInvite }) => as === "organizer" || (as === "contributor" && contributorsInvite),
    ),
    isUnsent,
    isCollecting,
  ),
  sign: all(
    seen,
    right<CardFacts>("card.notInvited", (_, { as }) => as === "organizer" || as === "contributor"),
    isUnsent,
    isCollecting,
  ),
  answer: all(
    seen,
    right<CardFacts>("card.notForYou", (_, { as }) => as === "recipient"),
  ),
});

export interface ContributorFacts extends CardFacts {
  signed: boolean;
  /** The organizer's own row. */
  isOrganizer: boolean;
  remindedToday: boolean;
}
const signers = visible<ContributorFacts>(
  "card.noContributor",
  (_, { as, state }) => as === "organizer" || (as === "contributor" && state !== "draft"),
);
const unsigned = all(
  signers,
  right<ContributorFacts>("card.notYours", (_, { as, isOrganizer }) => as === "organizer" && !isOrganizer),
  state<ContributorFacts>("card.signed", ({ signed }) => !signed),
);

export const cardContributorPolicy = definePolicy<ContributorFacts>()("cardContributor", {
  view: signers,
  delete: all(unsigned, isUnsent),
  remind: all(
    unsigned,
    isUnsent,
    isOpen,
    unless<ContributorFacts>(({ remindedToday }) => remindedToday),
  ),
});

export interface SignatureFacts extends CardFacts {
  own: boolean;
}

export const cardSignaturePolicy = definePolicy<SignatureFacts>()("cardSignature", {
  view: seen,
  delete: all(
    seen,
    right<SignatureFacts>("card.notYours", (_, { as, own }) => own || as === "organizer"),
    isUnsent,
  ),
  // What is sealed nobody else reads, moderators included: until then its organizer removes it.
  flag: all(
    seen,
    right<SignatureFacts>("card.ownSignature", (_, { own }) => !own),
    state<SignatureFacts>("card.sealed", ({ state }) => state === "delivered"),
  ),
});

export const cardSettingsPolicy = definePolicy<null>()("cardSettings", {
  view: may("card:browse"),
  edit: may("card:manage"),
});
