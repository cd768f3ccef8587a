import { api } from "@plaudit/api/client.ts";

/** The first few people whom these words fit. */
export const findPeople = (search: string) =>
  api("GET /identity/tenantMembers", { query: { search, suspended: "false", embed: "avatar", pageSize: 8 } }).then(
    ({ results }) => results,
  );
