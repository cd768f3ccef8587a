import { all, any, anyone, definePolicy, may, type PolicyActor, right, visible } from "../../policy.ts";
import type { CommentRow } from "./queries.ts";

type Facts = Pick<CommentRow, "member_id" | "removed_at">;
const isThere = visible<Facts>("noComment", (_, { removed_at }) => removed_at === null);
const isAuthor = ({ memberId }: PolicyActor, { member_id }: Facts) => memberId === member_id;

/** The subject's own policy has been asked already whether the reader may see it. */
export const commentPolicy = definePolicy<Facts>()("comment", {
  view: anyone,
  edit: all(isThere, may("comment:create"), right("onlyAuthorEdits", isAuthor)),
  delete: all(isThere, any(may("comment:moderate"), right("onlyAuthorRemoves", isAuthor))),
  react: isThere,
});
