import { api } from "@plaudit/api/client.ts";
import type { PersonSummary } from "@plaudit/api/shared.ts";

/** The first few people that match the query; nobody who is suspended. */
export async function findPeople(search: string, notIds: string[] = []): Promise<PersonSummary[]> {
  const query = { search, notIdIn: notIds, suspended: "false", embed: "avatar", page: 1, pageSize: 10 } as const;
  return (await api("GET /identity/tenantMembers", { query })).results;
}
