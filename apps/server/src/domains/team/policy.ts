import { permissionsOf, type Role } from "@plaudit/api/permissions.ts";

/** Only teams that are kept by hand are edited by hand. */
export const teamPermissions = (actor: { role: Role }, team: { teamType: string; archived: boolean }): string[] => {
  if (!permissionsOf[actor.role].includes("identity:manage")) return ["view"];
  return team.teamType === "manual" ? ["view", "edit", "delete", ...(team.archived ? [] : ["addMembers"])] : ["view"];
};
