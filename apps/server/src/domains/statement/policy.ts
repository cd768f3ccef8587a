import { all, any, definePolicy, may, type PolicyActor, right, state, unless, visible } from "../../policy.ts";
import type { OwnerFacts, TransactionFacts } from "./queries.ts";

const manages = may("points:manage");

/** Who added points to a recognition need not know everybody who received it. */
const gave = visible<TransactionFacts>(
  "statement.missing",
  ({ memberId }, { actorId, type }) => memberId === actorId && type === "recognition",
);
/** One person's act. What a rule hands out to many at once is corrected one by one, by gifts. */
const reversible: readonly string[] = ["recognition", "endorsement", "gift", "award"];

export const pointsTransactionPolicy = definePolicy<TransactionFacts>()("pointsTransaction", {
  view: any(may("points:browse"), gave),
  reverse: all(
    manages,
    state<TransactionFacts>("statement.notReversible", ({ type }) => reversible.includes(type)),
    state<TransactionFacts>("statement.reversed", ({ reversed }) => !reversed),
  ),
});

/** Moderators take points back without their name: who did it is for administrators, and for whoever did it themselves. */
export const namesActor = (actor: PolicyActor, line: TransactionFacts): boolean =>
  line.type !== "reversal" || line.actorId === actor.memberId || pointsTransactionPolicy.can(actor, "view", line);

export const pointsOwnerPolicy = definePolicy<OwnerFacts>()("pointsOwner", {
  view: may("points:browse"),
  gift: all(
    manages,
    right<OwnerFacts>("statement.toYourself", ({ memberId }, { id }) => memberId !== id),
    state<OwnerFacts>("statement.left", ({ archived }) => !archived),
    state<OwnerFacts>("statement.locked", ({ lockedAt }) => lockedAt === null),
  ),
  lock: all(
    manages,
    unless<OwnerFacts>(({ lockedAt }) => lockedAt !== null),
  ),
  unlock: all(
    manages,
    unless<OwnerFacts>(({ lockedAt }) => lockedAt === null),
  ),
});
