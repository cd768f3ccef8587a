export type { Audience } from "./audience.ts";
export { engagementJobs } from "./jobs.ts";
export { presentComments, presentEndorsements, withMembers } from "./present.ts";
export {
  type CommentRow,
  commentById,
  commentPage,
  commentTotal,
  type Engagement,
  endorsementPage,
  endorsementTotal,
  engagementOf,
  firstComments,
  reactors,
} from "./queries.ts";
export { addComment } from "./verbs/add-comment.ts";
export { editComment } from "./verbs/edit-comment.ts";
export { flag } from "./verbs/flag.ts";
export { react } from "./verbs/react.ts";
export { removeComment } from "./verbs/remove-comment.ts";
export { unflag } from "./verbs/unflag.ts";
export { unreact } from "./verbs/unreact.ts";
