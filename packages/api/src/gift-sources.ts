/** What a company gives points for by itself. */
export const giftSources = ["birthday", "onboarding", "welcome", "anniversary"] as const;
export type GiftSource = (typeof giftSources)[number];
