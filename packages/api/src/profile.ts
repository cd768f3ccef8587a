import * as z from "zod/mini";
import { endpoints } from "./endpoint.ts";
import { currentMember } from "./identity.ts";
import { id, idParams, name, nothing } from "./shared.ts";

/** What a member says of themselves. */
export const profileBody = z.strictObject({
  firstName: z.optional(name(80)),
  lastName: z.optional(name(80)),
  publicStaffProfile: z.optional(z.boolean()),
  /** Recognition for this person is seen by those it concerns only. */
  prefersPrivate: z.optional(z.boolean()),
  /** A finished upload of kind avatar; null for none. */
  avatarId: z.optional(z.nullable(id)),
  version: z.int().check(z.minimum(1)),
});

export const profileEndpoints = endpoints({
  "PATCH /identity/tenantMembers/me": {
    summary: "Change one's own profile, as it was read",
    scope: "tenant",
    permission: null,
    body: profileBody,
    response: currentMember,
    errors: ["VersionConflict"],
  },
  "PUT /identity/tenantMembers/{id}/avatar": {
    summary: "Set the picture of oneself, or of somebody whom one manages as an administrator",
    scope: "tenant",
    permission: null,
    params: idParams,
    body: z.strictObject({ mediaObjectId: id }),
    response: nothing,
  },
  "DELETE /identity/tenantMembers/{id}/avatar": {
    summary: "Take the picture away",
    scope: "tenant",
    permission: null,
    params: idParams,
    response: nothing,
  },
});
