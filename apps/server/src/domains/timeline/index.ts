export { newestOfTeams, publishedSince } from "./queries.ts";
export { publishTimelineItem } from "./verbs/publish-timeline-item.ts";
export { removeTimelineItem } from "./verbs/remove-timeline-item.ts";
