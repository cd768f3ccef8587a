import { api } from "@plaudit/api/client.ts";
import { type Permission, permissionsOf, type Role } from "@plaudit/api/permissions.ts";
import type { Choice } from "@plaudit/ui/form/choice-picker.tsx";
import { personChoice } from "./person-choice.ts";

export { personChoice };

/** Also those who are suspended; nobody typed yet shows the first ones. */
export async function findPeople(search: string, notIds: string[] = []): Promise<Choice[]> {
  const query = { ...(search === "" ? {} : { search }), notIdIn: notIds, suspended: "true" as const, pageSize: 10 };
  return (await api("GET /identity/tenantMembers", { query })).results.map(personChoice);
}

const roles = Object.keys(permissionsOf) as Role[];
/** Only those whose role allows it, and who can sign in. */
export const findWhoMay = (permission: Permission) => {
  const roleIn = roles.filter((role) => permissionsOf[role].includes(permission));
  return async (search: string): Promise<Choice[]> => {
    const query = { ...(search === "" ? {} : { search }), roleIn, statusIn: ["joined" as const], pageSize: 10 };
    return (await api("GET /identity/tenantMembers/admin", { query })).results.map(personChoice);
  };
};

export const findTeams = async (search: string) =>
  (await api("GET /identity/teams/admin", { query: { search, pageSize: "20" } })).results;
