/** What the feed may be asked for: what the specification puts into it, and who joined. */
export const itemTypes = ["recognition", "award", "announcement", "calendarEvent", "joined"] as const;
/** What is published in it so far; `feed.ts` has the entity of each. */
export const feedTypes = ["recognition", "joined"] as const satisfies readonly (typeof itemTypes)[number][];
export type FeedType = (typeof feedTypes)[number];

/** False for an item that a newer release published. */
export const isFeedType = (type: string): type is FeedType => (feedTypes as readonly string[]).includes(type);
