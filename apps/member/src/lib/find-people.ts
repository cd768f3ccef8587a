import { api } from "@plaudit/api/client.ts";

/** Whom a text may mention: neither its author nor anybody suspended. */
export const findPeople = (me: string | undefined) => async (search: string) => {
  const notIdIn = me ? [me] : [];
  const query = { search, suspended: "false", page: 1, pageSize: 10, embed: "avatar" } as const;
  return (await api("GET /identity/tenantMembers", { query: { ...query, notIdIn } })).results;
};
