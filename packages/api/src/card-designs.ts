/** Without schemas, for code that runs in browsers. */

/** Fronts that come with the product, in the order in which they are offered. */
export const cardDesigns = [
  "rings",
  "candles",
  "doorway",
  "wildflowers",
  "fireworks",
  "boats",
  "balloon",
  "umbrella",
  "table",
  "cranes",
  "nest",
  "winter",
] as const;
export type CardDesign = (typeof cardDesigns)[number];

export const cardOccasions = ["years", "birthday", "welcome", "thanks", "goodbye", "child", "getWell"] as const;
export type CardOccasion = (typeof cardOccasions)[number];

/** The fronts that are offered first for an occasion. */
export const designsFor: Record<CardOccasion, readonly CardDesign[]> = {
  years: ["rings", "fireworks", "table"],
  birthday: ["candles", "cranes", "balloon"],
  welcome: ["wildflowers", "balloon", "doorway"],
  thanks: ["wildflowers", "table", "boats"],
  goodbye: ["doorway", "balloon", "boats"],
  child: ["nest", "cranes", "wildflowers"],
  getWell: ["umbrella", "boats", "cranes"],
};

export const cardStates = ["draft", "open", "delivered", "returned"] as const;
export type CardState = (typeof cardStates)[number];
export const cardLists = ["all", "invited", "own", "received"] as const;
export type CardList = (typeof cardLists)[number];

export const signatureHands = ["serif", "lean", "print"] as const;
export type SignatureHand = (typeof signatureHands)[number];

/** People whom one card may be for. */
export const MOST_CARD_RECIPIENTS = 20;
/** On one card, those that a moderator has hidden among them. */
export const MOST_SIGNATURES = 2000;
/** Turns to either side, in degrees. */
export const MOST_TURN = 45;
/** Pages on which somebody may place a signature by hand. */
export const MOST_CARD_PAGES = 1000;
