import { permissionsOf, type Role } from "@plaudit/api/permissions.ts";

interface Who {
  memberId: string;
  role: Role;
}
export type MemberAction = "view" | "edit" | "editAvatar" | "changeRole" | "suspend" | "unsuspend" | "welcome";

/** What a member may do with another member, or with oneself. */
export function can(actor: Who, action: MemberAction, member: { id: string; suspended: boolean }): boolean {
  const own = actor.memberId === member.id;
  const manages = permissionsOf[actor.role].includes("identity:manage");
  switch (action) {
    case "view":
      return true;
    case "edit":
    case "editAvatar":
      return own || manages;
    case "suspend":
      return manages && !member.suspended;
    case "unsuspend":
      return manages && member.suspended;
    case "changeRole":
    case "welcome":
      return manages;
  }
}

const built: MemberAction[] = ["view", "edit", "suspend", "unsuspend"];
export const permissionsOn = (actor: Who, member: { id: string; suspended: boolean }): string[] =>
  built.filter((action) => can(actor, action, member));

/** Suspended people are found by those who look after them. */
export const seesSuspended = ({ role }: Pick<Who, "role">): boolean => permissionsOf[role].includes("identity:browse");
