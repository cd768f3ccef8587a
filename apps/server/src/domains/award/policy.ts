import type { NominationStatus } from "@plaudit/api/award-type.ts";
import { permissionsOf } from "@plaudit/api/permissions.ts";
import type { RefusalKey } from "../../error.ts";
import { all, definePolicy, may, type PolicyActor, right, state, visible } from "../../policy.ts";

/** How the caller relates to an award type. */
export interface AwardTypeFacts {
  archivedAt: Date | null;
  /** An award of it was sent, whatever became of it. */
  sent: boolean;
  /** The caller is among its senders. */
  maySend: boolean;
  /** Null where it is sent, not given by nomination. */
  nominationStatus: NominationStatus | null;
  /** The caller is among its nominators, and has this many nominations left; null is no limit. */
  mayNominate: boolean;
  nominationsLeft: number | null;
  /** The caller is one of its jury, which judges for so many days; null where there is none. */
  mayJudge: boolean;
  judgingDays: number | null;
}
const manages = may("award:create-type");
const isInUse = state<AwardTypeFacts>("award.archived", ({ archivedAt }) => !archivedAt);

const isAt = (key: RefusalKey, ...statuses: NominationStatus[]) =>
  state<AwardTypeFacts>(
    key,
    ({ nominationStatus }) => nominationStatus !== null && statuses.includes(nominationStatus),
  );
const isNotFinal = state<AwardTypeFacts>("award.finalized", ({ nominationStatus }) => nominationStatus !== "finalized");
const isNotSealed = state<AwardTypeFacts>("award.sealed", ({ nominationStatus }) => nominationStatus !== "judging");
const decides = all(
  manages,
  isInUse,
  isAt("award.noNominations", "draft", "open", "judging", "ended", "finalized"),
  isNotFinal,
);

export const awardTypePolicy = definePolicy<AwardTypeFacts>()("awardType", {
  view: manages,
  edit: all(manages, isInUse),
  archive: all(
    manages,
    state<AwardTypeFacts>(
      "award.nominationsOpen",
      ({ archivedAt, nominationStatus }) => archivedAt !== null || nominationStatus !== "open",
    ),
    isNotSealed,
  ),
  delete: all(
    manages,
    state<AwardTypeFacts>(
      "award.used",
      ({ sent, nominationStatus }) => !sent && (nominationStatus ?? "draft") === "draft",
    ),
  ),
  clone: manages,
  send: all(
    may("award:send-own-type"),
    visible<AwardTypeFacts>("award.noType", (_, { maySend }) => maySend),
    isInUse,
  ),
  nominate: all(
    may("award:send-own-type"),
    visible<AwardTypeFacts>("award.noType", (_, { mayNominate }) => mayNominate),
    isInUse,
    isAt("award.notOpen", "open"),
    state<AwardTypeFacts>("award.noneLeft", ({ nominationsLeft }) => nominationsLeft !== 0),
  ),
  judge: all(
    may("award:send-own-type"),
    visible<AwardTypeFacts>("award.noType", (_, { mayJudge }) => mayJudge),
    isInUse,
    isAt("award.notJudging", "judging"),
  ),
  remind: all(manages, isInUse, isAt("award.notJudging", "judging")),
  start: all(decides, isAt("award.notDraft", "draft")),
  end: all(decides, isAt("award.notOpen", "open")),
  extend: all(
    decides,
    isAt("award.notStarted", "open", "judging", "ended"),
    state<AwardTypeFacts>(
      "award.unsealed",
      ({ nominationStatus, judgingDays }) => nominationStatus !== "ended" || judgingDays === null,
    ),
  ),
  finalize: all(decides, isNotSealed, isAt("award.notEnded", "ended")),
});

/** How the caller relates to an award. */
export interface AwardFacts {
  senderId: string;
  tenantWide: boolean;
  hiddenAt: Date | null;
  deletedAt: Date | null;
  receivedByActor: boolean;
  managedByActor: boolean;
  flagged: boolean;
}
const isSender = ({ memberId }: PolicyActor, { senderId }: AwardFacts) => memberId === senderId;
const isVisible = visible<AwardFacts>("award.missing", (actor, award) => {
  if (award.deletedAt || award.hiddenAt) return false;
  if (award.tenantWide || isSender(actor, award)) return true;
  if (award.receivedByActor || award.managedByActor) return true;
  return award.flagged && permissionsOf[actor.role].includes("recognition:moderate");
});

export const awardPolicy = definePolicy<AwardFacts>()("award", {
  view: isVisible,
  edit: all(isVisible, right("award.onlySenderEdits", isSender)),
  delete: all(isVisible, may("recognition:moderate")),
  endorse: all(
    isVisible,
    right(
      "award.cannotAddPoints",
      (actor, award) => actor.features.includes("points") && !isSender(actor, award) && !award.receivedByActor,
    ),
  ),
  react: isVisible,
  flag: all(
    isVisible,
    right("mayNot", (actor, award) => !isSender(actor, award)),
  ),
  comment: all(isVisible, may("comment:create")),
});
