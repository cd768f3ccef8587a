import { permissionsOf, type Role } from "@plaudit/api/permissions.ts";

export const permissionsOnTenant = ({ role }: { role: Role }): string[] =>
  permissionsOf[role].includes("tenant:edit") ? ["view", "edit"] : ["view"];
