import type { IncentiveStatus } from "@plaudit/api/incentive.ts";
import type { ClaimStatus } from "@plaudit/api/incentive-claim.ts";
import { MOST_QUESTIONS } from "@plaudit/api/incentive-limits.ts";
import { permissionsOf } from "@plaudit/api/permissions.ts";
import { all, definePolicy, may, type PolicyActor, right, state, visible } from "../../policy.ts";

/** How the caller relates to an incentive. */
export interface IncentiveFacts {
  status: IncentiveStatus;
  /** Its day has come. */
  opened: boolean;
  /** The caller is in its audience. */
  inAudience: boolean;
  /** The caller has claimed it. */
  ownClaimed: boolean;
  /** Claims that the caller may still make; null is no limit. */
  left: number | null;
  byCode: boolean;
}
const reviews = ({ role }: PolicyActor) => permissionsOf[role].includes("incentive:review");
const manages = may("incentive:review");
const hasPoints = right("pointsOff", ({ features }) => features.includes("points"));

const is = (key: "incentive.notDraft" | "incentive.notActive", status: IncentiveStatus) =>
  state<IncentiveFacts>(key, (incentive) => incentive.status === status);
const isNotEnded = state<IncentiveFacts>("incentive.ended", ({ status }) => status !== "ended");

export const incentivePolicy = definePolicy<IncentiveFacts>()("incentive", {
  view: visible(
    "incentive.missing",
    (actor, { status, inAudience, ownClaimed }) =>
      reviews(actor) || ownClaimed || (status !== "draft" && inAudience && actor.features.includes("points")),
  ),
  edit: all(manages, isNotEnded),
  delete: all(manages, is("incentive.notDraft", "draft")),
  start: all(manages, hasPoints, is("incentive.notDraft", "draft")),
  end: all(manages, is("incentive.notActive", "active")),
  duplicate: manages,
  renewCode: all(
    manages,
    isNotEnded,
    state<IncentiveFacts>("incentive.noCode", ({ byCode }) => byCode),
  ),
  claim: all(
    may("incentive:browse"),
    visible<IncentiveFacts>("incentive.missing", (_, { status, inAudience }) => status !== "draft" && inAudience),
    hasPoints,
    isNotEnded,
    state<IncentiveFacts>("incentive.notOpen", ({ opened }) => opened),
    state<IncentiveFacts>("incentive.noneLeft", ({ left }) => left !== 0),
  ),
});

export interface ClaimFacts {
  memberId: string;
  status: ClaimStatus;
  verdict: "approve" | "decline" | null;
  /** It waits for its claimant's answer since then. */
  askedAt: Date | null;
  questions: readonly unknown[];
  /** The caller is one of those who decide about it. */
  decides: boolean;
}
const isOwn = ({ memberId }: PolicyActor, claim: ClaimFacts) => claim.memberId === memberId;
const isReviewer = all(
  visible<ClaimFacts>("incentive.noClaim", reviews),
  right<ClaimFacts>("incentive.notReviewer", (_, { decides }) => decides),
  right<ClaimFacts>("incentive.ownClaim", (actor, claim) => !isOwn(actor, claim)),
);
const waits = state<ClaimFacts>("incentive.decided", ({ status, verdict }) => status === "pending" && verdict === null);

export const incentiveClaimPolicy = definePolicy<ClaimFacts>()("incentiveClaim", {
  view: visible("incentive.noClaim", (actor, claim) => reviews(actor) || isOwn(actor, claim)),
  /** Also in the ten seconds after a decision, of which the claimant knows nothing. */
  withdraw: all(
    visible<ClaimFacts>("incentive.noClaim", isOwn),
    state<ClaimFacts>("incentive.decided", ({ status }) => status === "pending"),
  ),
  answer: all(
    visible<ClaimFacts>("incentive.noClaim", isOwn),
    state<ClaimFacts>("incentive.notAsked", ({ status, askedAt }) => status === "pending" && askedAt !== null),
  ),
  approve: all(isReviewer, waits),
  decline: all(isReviewer, waits),
  ask: all(
    isReviewer,
    waits,
    state<ClaimFacts>("incentive.asked", ({ askedAt }) => askedAt === null),
    state<ClaimFacts>("incentive.askedOften", ({ questions }) => questions.length < MOST_QUESTIONS),
  ),
  undo: all(
    isReviewer,
    state<ClaimFacts>("incentive.tooLate", ({ status, verdict }) => status === "pending" && verdict !== null),
  ),
  reverse: all(
    isReviewer,
    state<ClaimFacts>("incentive.notPaid", ({ status }) => status === "approved"),
  ),
});
