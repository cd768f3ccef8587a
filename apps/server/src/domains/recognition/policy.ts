import { permissionsOf } from "@plaudit/api/permissions.ts";
import { all, any, definePolicy, may, type PolicyActor, right, visible } from "../../policy.ts";

/** How the caller relates to a recognition. */
export interface RecognitionFacts {
  senderId: string;
  tenantWide: boolean;
  hiddenAt: Date | null;
  deletedAt: Date | null;
  receivedByActor: boolean;
  managedByActor: boolean;
  flagged: boolean;
}
function mayView(actor: PolicyActor, record: RecognitionFacts): boolean {
  if (record.deletedAt || record.hiddenAt) return false;
  if (record.tenantWide || record.senderId === actor.memberId) return true;
  if (record.receivedByActor || record.managedByActor) return true;
  return record.flagged && permissionsOf[actor.role].includes("recognition:moderate");
}
const isVisible = visible("noRecognition", mayView);
const isSender = ({ memberId }: PolicyActor, { senderId }: RecognitionFacts) => memberId === senderId;

export const recognitionPolicy = definePolicy<RecognitionFacts>()("recognition", {
  view: isVisible,
  delete: all(isVisible, any(may("recognition:moderate"), right("onlySenderDeletes", isSender))),
  endorse: all(
    isVisible,
    right(
      "cannotAddPoints",
      (actor, record) => actor.features.includes("points") && !isSender(actor, record) && !record.receivedByActor,
    ),
  ),
  react: isVisible,
  flag: all(
    isVisible,
    right("mayNot", (actor, record) => !isSender(actor, record)),
  ),
  comment: all(isVisible, may("comment:create")),
});
