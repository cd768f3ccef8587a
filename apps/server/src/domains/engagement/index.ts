export { given } from "./given.ts";
export { givenAudience } from "./given-audience.ts";
export { moderatedGiven } from "./moderated-given.ts";
export { presentComments, presentEndorsements, presentEngagement } from "./present.ts";
export {
  type Engagement,
  engagementOf,
  firstComments,
  isFlagged,
} from "./queries.ts";
export { reopenReports, reportedBy, reportsOf, resolveReports, writeReport } from "./reports.ts";
export { type Audience, engagement, type Subject } from "./subject.ts";
export { flag } from "./verbs/flag.ts";
export { recordEndorsement } from "./verbs/record-endorsement.ts";
export { unflag } from "./verbs/unflag.ts";
