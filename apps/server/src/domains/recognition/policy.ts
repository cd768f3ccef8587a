import { permissionsOf } from "@plaudit/api/permissions.ts";
import { all, any, definePolicy, may, type PolicyActor, right, visible } from "../../policy.ts";

/** How the caller relates to a recognition. */
export interface RecognitionFacts {
  senderId: string;
  /** Not published: nobody but its sender knows of it. */
  draft: boolean;
  tenantWide: boolean;
  hiddenAt: Date | null;
  deletedAt: Date | null;
  receivedByActor: boolean;
  managedByActor: boolean;
  flagged: boolean;
}
const isSender = ({ memberId }: PolicyActor, { senderId }: RecognitionFacts) => memberId === senderId;
function mayView(actor: PolicyActor, record: RecognitionFacts): boolean {
  if (record.draft) return isSender(actor, record);
  if (record.deletedAt || record.hiddenAt) return false;
  if (record.tenantWide || record.senderId === actor.memberId) return true;
  if (record.receivedByActor || record.managedByActor) return true;
  return record.flagged && permissionsOf[actor.role].includes("recognition:moderate");
}
const isVisible = visible("noRecognition", mayView);
const isDraft = visible<RecognitionFacts>("noRecognition", (actor, record) => record.draft && isSender(actor, record));
const isPublished = visible<RecognitionFacts>(
  "noRecognition",
  (actor, record) => !record.draft && mayView(actor, record),
);

export const recognitionPolicy = definePolicy<RecognitionFacts>()("recognition", {
  view: isVisible,
  edit: isDraft,
  schedule: all(
    isDraft,
    right("mayNot", ({ features }) => features.includes("schedule-recognition")),
  ),
  editPublished: all(isPublished, right("onlySenderEdits", isSender)),
  delete: all(isVisible, any(may("recognition:moderate"), right("onlySenderDeletes", isSender))),
  endorse: all(
    isPublished,
    right(
      "cannotAddPoints",
      (actor, record) => actor.features.includes("points") && !isSender(actor, record) && !record.receivedByActor,
    ),
  ),
  react: isPublished,
  flag: all(
    isPublished,
    right("mayNot", (actor, record) => !isSender(actor, record)),
  ),
  comment: all(isPublished, may("comment:create")),
});
