import { all, any, definePolicy, may, type PolicyActor, right, visible } from "../../policy.ts";
import type { CommentRow } from "./queries.ts";

type Facts = Pick<CommentRow, "memberId" | "removedAt" | "hiddenAt">;
const isShown = visible<Facts>("noComment", (_, { hiddenAt }) => hiddenAt === null);
const isThere = all(
  isShown,
  visible<Facts>("noComment", (_, { removedAt }) => removedAt === null),
);
const isAuthor = (actor: PolicyActor, { memberId }: Facts) => actor.memberId === memberId;

/** The subject's own policy has already checked that the reader may see it. */
export const commentPolicy = definePolicy<Facts>()("comment", {
  view: isShown,
  edit: all(isThere, may("comment:create"), right("onlyAuthorEdits", isAuthor)),
  delete: all(isThere, any(may("comment:moderate"), right("onlyAuthorRemoves", isAuthor))),
  react: isThere,
  flag: all(
    isThere,
    right("mayNot", (actor, comment) => !isAuthor(actor, comment)),
  ),
});
