import { permissionsOf, type Role } from "@plaudit/api/permissions.ts";

export const mayShowAccounts = (actor: { memberId: string; role: Role }, ownerId: string): boolean =>
  actor.memberId === ownerId || permissionsOf[actor.role].includes("points:browse");
