import { permissionsOf } from "@plaudit/api/permissions.ts";
import { all, definePolicy, may, type PolicyActor, right, state, visible } from "../../policy.ts";

/** How the caller relates to an award type. */
export interface AwardTypeFacts {
  archivedAt: Date | null;
  /** An award of it was sent, whatever became of it. */
  sent: boolean;
  /** The caller is among its senders. */
  maySend: boolean;
}
const manages = may("award:create-type");
const isInUse = state<AwardTypeFacts>("award.archived", ({ archivedAt }) => !archivedAt);

export const awardTypePolicy = definePolicy<AwardTypeFacts>()("awardType", {
  view: manages,
  edit: all(manages, isInUse),
  archive: manages,
  delete: all(
    manages,
    state<AwardTypeFacts>("award.used", ({ sent }) => !sent),
  ),
  clone: manages,
  send: all(
    may("award:send-own-type"),
    visible<AwardTypeFacts>("award.noType", (_, { maySend }) => maySend),
    isInUse,
  ),
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
