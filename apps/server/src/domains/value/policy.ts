import { permissionsOf, type Role } from "@plaudit/api/permissions.ts";

export const valuePermissions = (actor: { role: Role }): string[] =>
  permissionsOf[actor.role].includes("value:create") ? ["view", "edit", "delete"] : ["view"];
