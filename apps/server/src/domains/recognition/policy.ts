import { permissionsOf, type Role } from "@plaudit/api/permissions.ts";

/** What a recognition is to the one who asks. */
export interface RecognitionFacts {
  senderId: string;
  tenantWide: boolean;
  hiddenAt: Date | null;
  deletedAt: Date | null;
  receivedByActor: boolean;
  managedByActor: boolean;
  flagged: boolean;
}
export interface Reader {
  memberId: string;
  role: Role;
  features: readonly string[];
}

const actions = ["delete", "endorse", "react", "flag", "comment", "moderate"] as const;
export type RecognitionAction = "view" | (typeof actions)[number];

function mayView(actor: Reader, record: RecognitionFacts): boolean {
  if (record.deletedAt || record.hiddenAt) return false;
  if (record.tenantWide || record.senderId === actor.memberId) return true;
  if (record.receivedByActor || record.managedByActor) return true;
  return record.flagged && permissionsOf[actor.role].includes("recognition:moderate");
}

export function can(actor: Reader, action: RecognitionAction, record: RecognitionFacts): boolean {
  if (!mayView(actor, record)) return false;
  const may = permissionsOf[actor.role];
  const sent = record.senderId === actor.memberId;
  switch (action) {
    case "view":
    case "react":
      return true;
    case "delete":
      return sent || may.includes("recognition:moderate");
    case "endorse":
      return actor.features.includes("points") && !sent && !record.receivedByActor;
    case "flag":
      return !sent;
    case "comment":
      return may.includes("comment:create");
    case "moderate":
      return may.includes("recognition:moderate");
  }
}

export const permissionsOn = (actor: Reader, record: RecognitionFacts): string[] =>
  ["view" as const, ...actions].filter((action) => can(actor, action, record));
