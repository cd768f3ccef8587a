import { permissionsOf, type Role } from "@plaudit/api/permissions.ts";

interface Who {
  memberId: string;
  role: Role;
}
export type MemberAction =
  | "view"
  | "edit"
  | "editAvatar"
  | "changeRole"
  | "suspend"
  | "unsuspend"
  | "archive"
  | "unarchive"
  | "welcome";
interface Member {
  id: string;
  suspended: boolean;
  /** Where it is not known, somebody who has joined. */
  status?: "invited" | "joined" | "notInvited" | "archived";
}

/** What a member may do with another member, or with oneself. Nobody locks themselves out. */
export function can(actor: Who, action: MemberAction, member: Member): boolean {
  const own = actor.memberId === member.id;
  const manages = permissionsOf[actor.role].includes("identity:manage");
  const { suspended, status = "joined" } = member;
  const here = status !== "archived";
  switch (action) {
    case "view":
      return true;
    case "edit":
    case "editAvatar":
      return own || manages;
    case "suspend":
      return manages && !own && here && !suspended;
    case "unsuspend":
      return manages && suspended;
    case "changeRole":
    case "archive":
      return manages && !own && here;
    case "unarchive":
      return manages && !here;
    case "welcome":
      return manages && here && !suspended && status !== "joined";
  }
}

const built: MemberAction[] = [
  "view",
  "edit",
  "editAvatar",
  "changeRole",
  "suspend",
  "unsuspend",
  "archive",
  "unarchive",
  "welcome",
];
export const permissionsOn = (actor: Who, member: Member): string[] =>
  built.filter((action) => can(actor, action, member));
