import type { TangoOrderState } from "../../../adapters/tango/tables.ts";
import { all, definePolicy, may, state } from "../../../policy.ts";

const manages = may("reward:admin");
export const tangoProviderPolicy = definePolicy<unknown>()("tangoProvider", { view: manages, edit: manages });

interface Facts {
  state: TangoOrderState;
  settledAt: Date | null;
  missingAt: Date | null;
}
const isOpen = state<Facts>("tango.settled", ({ settledAt }) => !settledAt);
export const tangoOrderPolicy = definePolicy<Facts>()("tangoOrder", {
  view: manages,
  ask: all(manages, isOpen),
  giveUp: all(
    manages,
    isOpen,
    state<Facts>("tango.notMissing", (facts) => facts.state === "unknown" && facts.missingAt !== null),
  ),
});
