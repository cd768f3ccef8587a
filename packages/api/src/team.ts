import * as z from "zod/mini";
import { endpoints } from "./endpoint.ts";
import {
  flag,
  id,
  idParams,
  instant,
  listOf,
  name,
  nothing,
  page,
  pageSize,
  permissionsOn,
  search,
  teamSummary,
} from "./shared.ts";

export const team = z.object({
  ...teamSummary.shape,
  __entity_type__: z.literal("team"),
  __permissions__: permissionsOn("team"),
  createdAt: instant,
  archivedAt: z.nullable(instant),
  version: z.int(),
});
export type Team = z.infer<typeof team>;

const members = z.array(id).check(z.maxLength(10_000));
export const newTeamBody = z.strictObject({ name: name(80), memberIds: z.optional(members) });
const sortable = ["name", "teamType", "activeMemberCount", "createdAt"] as const;
const descending = sortable.map((key) => `-${key}` as const);

export const teamEndpoints = endpoints({
  "GET /identity/teams/admin": {
    summary: "Teams as administrators see them",
    scope: "tenant",
    permission: "identity:browse",
    query: z.strictObject({
      search,
      archived: z.optional(flag),
      sorting: z._default(z.enum([...sortable, ...descending]), "name"),
      page,
      pageSize,
    }),
    response: listOf(team),
  },
  "POST /identity/teams": {
    summary: "Make a team that is kept by hand",
    scope: "tenant",
    permission: "identity:manage",
    action: null,
    body: newTeamBody,
    response: team,
  },
  "GET /identity/teams/{id}": {
    summary: "One team",
    scope: "tenant",
    permission: "identity:browse",
    params: idParams,
    response: team,
  },
  "PATCH /identity/teams/{id}": {
    summary: "Rename a team, archive it or bring it back",
    scope: "tenant",
    permission: "identity:manage",
    action: "team.edit",
    params: idParams,
    body: z.strictObject({
      name: z.optional(newTeamBody.shape.name),
      archived: z.optional(z.boolean()),
      version: z.int().check(z.minimum(1)),
    }),
    response: team,
    errors: ["VersionConflict"],
  },
  "PUT /identity/teams/{id}/members": {
    summary: "Put people into a team that is kept by hand, and take people out of it",
    scope: "tenant",
    permission: "identity:manage",
    action: "team.addMembers",
    params: idParams,
    body: z.strictObject({ add: z.optional(members), remove: z.optional(members) }),
    response: nothing,
    errors: ["Conflict"],
  },
});
