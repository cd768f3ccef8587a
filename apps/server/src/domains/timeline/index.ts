export { newestOfTeams, pinnedUntilOf, publishedSince } from "./queries.ts";
export { pinnedFor, pinTimelineItem } from "./verbs/pin-item.ts";
export { publishTimelineItem } from "./verbs/publish-timeline-item.ts";
export { removeTimelineItem, restoreTimelineItem } from "./verbs/remove-timeline-item.ts";
