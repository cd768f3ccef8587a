import * as z from "zod/mini";
import { endpoints } from "./endpoint.ts";
import { flag, idList, listOf, page, pageSize, personSummary, search, teamSummary } from "./shared.ts";

export const directoryEndpoints = endpoints({
  "GET /identity/tenantMembers": {
    summary: "Find people by name; in a search `total` counts to 200 where they are many",
    scope: "tenant",
    permission: "identity:search",
    query: z.strictObject({
      search,
      notIdIn: z.optional(idList),
      suspended: z.optional(flag),
      embed: z.optional(z.literal("avatar")),
      page,
      pageSize,
    }),
    response: listOf(personSummary),
  },
  "GET /identity/teams": {
    summary: "Teams by name; `mine` returns only the caller's",
    scope: "tenant",
    permission: "identity:search",
    query: z.strictObject({ search, idIn: z.optional(idList), mine: z.optional(flag), page, pageSize }),
    response: listOf(teamSummary),
  },
});
