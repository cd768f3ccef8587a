import { any, definePolicy, may, visible } from "../../policy.ts";
import type { TransactionFacts } from "./queries.ts";

/** Who added points to a recognition need not know everybody who received it. */
const gave = visible<TransactionFacts>(
  "statement.missing",
  ({ memberId }, { actorId, type }) => memberId === actorId && type === "recognition",
);

export const pointsTransactionPolicy = definePolicy<TransactionFacts>()("pointsTransaction", {
  view: any(may("points:browse"), gave),
});
