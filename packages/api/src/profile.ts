import * as z from "zod/mini";
import { endpoints } from "./endpoint.ts";
import {
  id,
  idParams,
  instant,
  language,
  monthDay,
  name,
  nothing,
  permissionsOn,
  personSummary,
  role,
  teamSummary,
} from "./shared.ts";

/** What a member decides about who sees what of them. */
const privacy = z.object({
  /** False: colleagues see name, picture and job title only. */
  publicStaffProfile: z.boolean(),
  /** Recognition for this person is seen by those it concerns only. */
  prefersPrivate: z.boolean(),
  hideBirthday: z.boolean(),
  /** And with it since when the person is here. */
  hideAnniversary: z.boolean(),
  hideFromTv: z.boolean(),
});
export type Privacy = z.infer<typeof privacy>;

export const currentMember = z.object({
  ...personSummary.shape,
  __entity_type__: z.literal("tenantMember"),
  __permissions__: permissionsOn("tenantMember"),
  email: z.nullable(z.string()),
  role,
  locale: z.nullable(language),
  timezone: z.nullable(z.string()),
  status: z.enum(["invited", "joined", "notInvited", "archived"]),
  ...privacy.shape,
  birthday: z.nullable(monthDay),
  /** False while nobody has chosen a zone for this person: then their device reports its own, once. */
  timezoneSet: z.boolean(),
  hasReports: z.boolean(),
  teams: z.array(teamSummary),
  version: z.int(),
});
export type CurrentMember = z.infer<typeof currentMember>;

export const memberProfile = z.object({
  ...personSummary.shape,
  __entity_type__: z.literal("tenantMember"),
  __permissions__: permissionsOn("tenantMember"),
  /** False when the person shows name, avatar and job title only; the rest is then null or empty. */
  publicStaffProfile: z.boolean(),
  department: z.nullable(z.string()),
  country: z.nullable(z.string()),
  joinedAt: z.nullable(instant),
  managers: z.array(personSummary),
  teams: z.array(teamSummary),
  /** The person has left the company; what was written to them and by them stays. */
  left: z.boolean(),
  /** Null for who does not look after people. */
  suspended: z.nullable(z.boolean()),
});
export type MemberProfile = z.infer<typeof memberProfile>;

/** What a member enters about themselves. */
export const profileBody = z.strictObject({
  firstName: z.optional(name(80)),
  lastName: z.optional(name(80)),
  /** By who may manage members. */
  jobTitle: z.optional(z.nullable(name(120))),
  ...z.partial(privacy).shape,
  /** Month and day, such as "02-29". */
  birthday: z.optional(z.nullable(monthDay)),
  /** A finished upload of kind avatar; null for none. */
  avatarId: z.optional(z.nullable(id)),
  /** As it was read; without it the change is made, whatever else has changed since. */
  version: z.optional(z.int().check(z.minimum(1))),
});

export const profileEndpoints = endpoints({
  "GET /identity/tenantMembers/me": {
    summary: "The current member",
    scope: "tenant",
    permission: null,
    response: currentMember,
  },
  "GET /identity/tenantMembers/{id}": {
    summary: "A colleague's profile",
    scope: "tenant",
    permission: "identity:search",
    params: idParams,
    response: memberProfile,
  },
  "PUT /identity/tenantMembers/{id}/locale": {
    summary: "Set the caller's language, or as an administrator another member's",
    scope: "tenant",
    permission: null,
    action: "tenantMember.edit",
    params: idParams,
    body: z.strictObject({ locale: z.nullable(language) }),
    response: nothing,
  },
  "PUT /identity/tenantMembers/{id}/timezone": {
    summary: "Set the time zone (IANA name); null follows the tenant's",
    scope: "tenant",
    permission: null,
    action: "tenantMember.edit",
    params: idParams,
    body: z.strictObject({ timezone: z.nullable(z.string().check(z.maxLength(64))) }),
    response: nothing,
  },
  "PATCH /identity/tenantMembers/me": {
    summary: "Change the given fields of the caller's profile",
    scope: "tenant",
    permission: null,
    action: "tenantMember.edit",
    body: profileBody,
    response: currentMember,
    errors: ["VersionConflict"],
  },
  "PUT /identity/tenantMembers/{id}/avatar": {
    summary: "Set the caller's picture, or as an administrator another member's",
    scope: "tenant",
    permission: null,
    action: "tenantMember.editAvatar",
    params: idParams,
    body: z.strictObject({ mediaObjectId: id }),
    response: nothing,
  },
  "DELETE /identity/tenantMembers/{id}/avatar": {
    summary: "Remove the picture",
    scope: "tenant",
    permission: null,
    action: "tenantMember.editAvatar",
    params: idParams,
    response: nothing,
  },
});
