import * as z from "zod/mini";
import { id, personSummary, role, teamSummary } from "./shared.ts";

/** Everyone, or whoever is named, is in one of the teams, or has one of the roles. */
export const audienceBody = z
  .strictObject({
    everyone: z.boolean(),
    memberIds: z.array(id).check(z.maxLength(200)),
    teamIds: z.array(id).check(z.maxLength(50)),
    roles: z.array(role).check(z.maxLength(3)),
  })
  .check(
    z.refine(
      ({ everyone, memberIds, teamIds, roles }) => everyone || memberIds.length + teamIds.length + roles.length > 0,
      "points-admin.audienceEmpty",
    ),
  );
export type AudienceBody = z.infer<typeof audienceBody>;
/** The same with names, for whoever edits it. */
export const audience = z.object({
  everyone: z.boolean(),
  members: z.array(personSummary),
  teams: z.array(teamSummary),
  roles: z.array(role),
});
export type Audience = z.infer<typeof audience>;
