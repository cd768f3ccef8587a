import { directoryEndpoints } from "@plaudit/api/directory.ts";
import { routes } from "../../routes.ts";
import { listPeople, listTeams } from "./list-queries.ts";

export const directoryRoutes = routes(directoryEndpoints, {
  "GET /identity/tenantMembers": (ctx, { query }) => listPeople(ctx, query),
  "GET /identity/teams": (ctx, { query }) => listTeams(ctx, query),
});
