import { all, any, anyone, definePolicy, may, type PolicyActor, right, visible } from "../../policy.ts";
import type { CommentRow } from "./queries.ts";

type Facts = Pick<CommentRow, "memberId" | "removedAt">;
const isThere = visible<Facts>("noComment", (_, { removedAt }) => removedAt === null);
const isAuthor = (actor: PolicyActor, { memberId }: Facts) => actor.memberId === memberId;

/** The subject's own policy has already checked that the reader may see it. */
export const commentPolicy = definePolicy<Facts>()("comment", {
  view: anyone,
  edit: all(isThere, may("comment:create"), right("onlyAuthorEdits", isAuthor)),
  delete: all(isThere, any(may("comment:moderate"), right("onlyAuthorRemoves", isAuthor))),
  react: isThere,
});
