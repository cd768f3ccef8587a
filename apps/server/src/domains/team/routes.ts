import { teamEndpoints } from "@plaudit/api/team.ts";
import { routes } from "../../routes.ts";
import { listManagedTeams, oneTeam } from "./team-list.ts";
import { addTeam } from "./verbs/add-team.ts";
import { changeTeamMembers } from "./verbs/change-team-members.ts";
import { updateTeam } from "./verbs/update-team.ts";

export const teamRoutes = routes(teamEndpoints, {
  "GET /identity/teams/admin": (ctx, { query }) => listManagedTeams(ctx, query),
  "POST /identity/teams": (ctx, { body }) => addTeam(ctx, body),
  "GET /identity/teams/{id}": (ctx, { params }) => oneTeam(ctx, params.id),
  "PATCH /identity/teams/{id}": (ctx, { params, body }) => updateTeam(ctx, params.id, body),
  "PUT /identity/teams/{id}/members": (ctx, { params, body }) => changeTeamMembers(ctx, params.id, body),
});
