/** Without schemas, for code that runs in browsers. */

/** What a reward is, as the shop sorts it. */
export const rewardCategories = ["time", "table", "things", "tickets", "cards", "giving"] as const;
export type RewardCategory = (typeof rewardCategories)[number];
/** Drawings for rewards without a picture. */
export const rewardArts = [
  ...(["hammock", "pottery", "bowls", "books", "train", "cinema", "hoodie", "trees", "buoy", "coffee"] as const),
  ...(["bike", "soup", "plant", "giftCard"] as const),
] as const;
export type RewardArt = (typeof rewardArts)[number];
export const redemptionStatuses = ["requested", "approved", "fulfilled", "failed", "cancelled"] as const;
export type RedemptionStatus = (typeof redemptionStatuses)[number];
/** Ready-made rewards that need no supplier. */
export const rewardIdeas = ["dayOff", "teamLunch", "tree", "director", "fridayNoon"] as const;
export type RewardIdea = (typeof rewardIdeas)[number];
/** Codes that one file may bring, and how long each may be. */
export const MOST_CODES = 100_000;
export const LONGEST_CODE = 200;
/** Variants of one reward. */
export const MOST_VARIANTS = 20;
