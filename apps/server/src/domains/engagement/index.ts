export { presentComments, presentEndorsements, presentEngagement } from "./present.ts";
export {
  type Engagement,
  endorsementTransactions,
  engagementOf,
  firstComments,
  flagged,
  isFlagged,
} from "./queries.ts";
export { reopenReports, reportedBy, reportsOf, resolveReports, writeReport } from "./reports.ts";
export { type Audience, engagement, type Subject } from "./subject.ts";
export { flag } from "./verbs/flag.ts";
export { recordEndorsement } from "./verbs/record-endorsement.ts";
export { unflag } from "./verbs/unflag.ts";
