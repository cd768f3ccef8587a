import { permissionsOf, type Role } from "@plaudit/api/permissions.ts";

interface Who {
  memberId: string;
  role: Role;
}

/** More of somebody than name, picture and job title. */
export const readsProfile = (
  actor: Pick<Who, "memberId">,
  member: { id: string; publicStaffProfile: boolean },
): boolean => member.publicStaffProfile || member.id === actor.memberId;

/** Who is suspended is known to those who look after people, and found by them. */
export const seesSuspended = ({ role }: Pick<Who, "role">): boolean => permissionsOf[role].includes("identity:browse");
