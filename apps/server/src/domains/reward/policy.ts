import { permissionsOf, type Role } from "@plaudit/api/permissions.ts";
import type { RedemptionStatus } from "@plaudit/api/reward-arts.ts";
import { all, any, definePolicy, may, type PolicyActor, right, state, visible } from "../../policy.ts";
import { canUndo, isHandOver, leadsTo, type Step, type Verdict, type WaitsFor } from "./rules/states.ts";

const manages = may("reward:admin");
/** Roles that look after rewards. */
export const managingRoles = (Object.keys(permissionsOf) as Role[]).filter((role) =>
  permissionsOf[role].includes("reward:admin"),
);

export interface ProviderFacts {
  archivedAt: Date | null;
  kind: "store" | "tango" | "donations";
}
const providerInUse = state<ProviderFacts>("reward.providerArchived", ({ archivedAt }) => !archivedAt);
export const rewardProviderPolicy = definePolicy<ProviderFacts>()("rewardProvider", {
  view: manages,
  edit: all(manages, providerInUse),
  archive: all(manages, providerInUse),
  // The fund of a supplier follows the account with it.
  addFunds: all(
    manages,
    providerInUse,
    state<ProviderFacts>("reward.fundFollows", ({ kind }) => kind !== "tango"),
  ),
});

export interface RewardFacts {
  archivedAt: Date | null;
  /** Somebody redeemed it, whatever became of it. */
  used: boolean;
  /** A supplier's: it is changed where it comes from. */
  supplied: boolean;
  /** It gives out codes. */
  pool: boolean;
  /** It is offered to somebody. */
  open: boolean;
  /** It is offered to the caller: by its state, its provider, their country and its audience. */
  offered: boolean;
}
const inUse = state<RewardFacts>("reward.archived", ({ archivedAt }) => !archivedAt);
const own = state<RewardFacts>("reward.supplied", ({ supplied }) => !supplied);
const offered = all<RewardFacts>(
  may("reward:redeem"),
  visible<RewardFacts>("reward.missing", ({ features }, { offered }) => offered && features.includes("points")),
);
export const rewardPolicy = definePolicy<RewardFacts>()("reward", {
  view: any(manages, offered),
  edit: all(manages, inUse, own),
  archive: all(manages, inUse, own),
  delete: all(
    manages,
    own,
    state<RewardFacts>("reward.used", ({ used }) => !used),
  ),
  addCodes: all(
    manages,
    inUse,
    own,
    state<RewardFacts>("reward.noPool", ({ pool }) => pool),
  ),
  redeem: offered,
  redeemFor: all(
    manages,
    inUse,
    state<RewardFacts>("reward.notOffered", ({ open }) => open),
  ),
  wish: offered,
});

export interface RedemptionFacts {
  memberId: string;
  status: RedemptionStatus;
  waitsFor: WaitsFor | null;
  verdict: Verdict | null;
  approval: "none" | "manager" | "admin";
  fulfilment: "hand" | "code" | "tango";
  hasCode: boolean;
  /** Its member has left. */
  left: boolean;
  /** The caller is a manager of its member. */
  managedByActor: boolean;
}
const isOwn = ({ memberId }: PolicyActor, facts: RedemptionFacts) => facts.memberId === memberId;
const isAdmin = ({ role }: PolicyActor) => permissionsOf[role].includes("reward:admin");
const isManager = (_: PolicyActor, { approval, managedByActor }: RedemptionFacts) =>
  approval === "manager" && managedByActor;
const seen = visible<RedemptionFacts>(
  "reward.noRedemption",
  (actor, facts) => isOwn(actor, facts) || isAdmin(actor) || isManager(actor, facts),
);
/** Its member, and for who has left whoever redeems for them. */
const reads = ({ left }: RedemptionFacts, actor: PolicyActor) => left && isAdmin(actor);
const takes = (step: Step) => state<RedemptionFacts>("reward.notNow", (facts) => leadsTo(facts, step) !== null);
const decides = all<RedemptionFacts>(
  seen,
  right<RedemptionFacts>("mayNot", (actor, facts) => isAdmin(actor) || isManager(actor, facts)),
  right<RedemptionFacts>("reward.notYourOwn", (actor, facts) => !isOwn(actor, facts)),
);
const undecided = state<RedemptionFacts>("reward.decided", ({ verdict }) => verdict === null);
const notHandedOver = state<RedemptionFacts>("reward.decided", ({ verdict }) => !isHandOver(verdict));
const fulfils = all<RedemptionFacts>(
  manages,
  state<RedemptionFacts>("reward.ordered", ({ fulfilment }) => fulfilment === "hand"),
);
/** Of who may approve it, or hand it over, whichever was decided. */
const undoes = all<RedemptionFacts>(
  seen,
  right<RedemptionFacts>(
    "mayNot",
    (actor, facts) => isAdmin(actor) || (!isHandOver(facts.verdict) && isManager(actor, facts)),
  ),
  right<RedemptionFacts>("reward.notYourOwn", (actor, facts) => isHandOver(facts.verdict) || !isOwn(actor, facts)),
);
export const redemptionPolicy = definePolicy<RedemptionFacts>()("redemption", {
  view: seen,
  cancel: all(seen, right<RedemptionFacts>("mayNot", isOwn), takes("cancel"), notHandedOver),
  approve: all(decides, takes("approve"), undecided),
  decline: all(decides, takes("decline"), undecided),
  undo: all(undoes, state<RedemptionFacts>("reward.tooLate", canUndo)),
  fulfil: all(fulfils, takes("fulfil"), notHandedOver),
  fail: all(fulfils, takes("fail"), notHandedOver),
  reveal: all(
    seen,
    right<RedemptionFacts>("mayNot", (actor, facts) => isOwn(actor, facts) || reads(facts, actor)),
    state<RedemptionFacts>("reward.noCode", ({ status, hasCode }) => status === "fulfilled" && hasCode),
  ),
});
