/** What the specification puts into the feed. */
export const itemTypes = ["recognition", "award", "announcement", "calendarEvent"] as const;
/** What is there to be put into it so far. */
export const feedTypes = ["recognition"] as const satisfies readonly (typeof itemTypes)[number][];
export type FeedType = (typeof feedTypes)[number];
