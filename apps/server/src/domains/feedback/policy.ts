import { permissionsOf } from "@plaudit/api/permissions.ts";
import { all, any, definePolicy, may, type PolicyActor, right, state, unless, visible } from "../../policy.ts";
import type { ThreadRow } from "./queries.ts";

type Facts = Pick<ThreadRow, "authorId" | "readAt" | "closedAt">;

const manages = may("feedback:manage");
const wrote = ({ memberId }: PolicyActor, { authorId }: Facts) => authorId === memberId;
const seen = visible<Facts>(
  "feedback.missing",
  (actor, facts) => permissionsOf[actor.role].includes("feedback:manage") || wrote(actor, facts),
);
const open = state<Facts>("feedback.closed", ({ closedAt }) => closedAt === null);

export const feedbackPolicy = definePolicy<Facts>()("feedback", {
  view: seen,
  reply: all(seen, any(manages, right("mayNot", wrote)), open),
  markRead: all(
    seen,
    manages,
    unless(({ readAt }) => readAt !== null),
  ),
  close: all(
    seen,
    manages,
    unless(({ closedAt }) => closedAt !== null),
  ),
  reopen: all(
    seen,
    manages,
    unless(({ closedAt }) => closedAt === null),
  ),
});
