import * as z from "zod/mini";
import { endpoints } from "./endpoint.ts";
import {
  count,
  flag,
  id,
  idList,
  idParams,
  imageUrls,
  instant,
  language,
  listOf,
  nothing,
  page,
  pageSize,
  permissionSet,
  personSummary,
  role,
  search,
  teamSummary,
} from "./shared.ts";

/** An e-mail address as people type it; compared without regard to case. */
export const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());
const passwordInput = z.string().check(z.minLength(1), z.maxLength(256));
/** A new password: 12 characters at least; the server also refuses common ones. */
export const newPassword = z.string().check(z.minLength(12), z.maxLength(256));
const nextPath = z.string().check(z.maxLength(2000));

export const accessRecord = z.object({ token: z.string(), userId: id, tenantId: z.nullable(id) });
export type AccessRecord = z.infer<typeof accessRecord>;
/** Whom a browser would become that did not begin the sign-in itself. */
export const confirmSignIn = z.object({ confirm: z.object({ userId: id, name: z.string(), email: z.string() }) });
export type ConfirmSignIn = z.infer<typeof confirmSignIn>;

export const tenantMetadata = z.object({
  id,
  /** Grows with every change. */
  version: count,
  name: z.string(),
  slug: z.string(),
  url: z.string(),
  language,
  languages: z.array(language),
  timezone: z.string(),
  brandColor: z.string(),
  logoUrls: imageUrls,
  bannerUrls: imageUrls,
  features: z.array(z.string()),
  /** The tenant's own words for points, per language; null keeps the product's. */
  pointTerms: z.nullable(z.record(z.string(), z.object({ singular: z.string(), plural: z.string() }))),
});
export type TenantMetadata = z.infer<typeof tenantMetadata>;

export const currentMember = z.object({
  ...personSummary.shape,
  __entity_type__: z.literal("tenantMember"),
  __permissions__: permissionSet,
  email: z.nullable(z.string()),
  role,
  locale: z.nullable(language),
  timezone: z.nullable(z.string()),
  status: z.enum(["invited", "joined", "notInvited", "archived"]),
  publicStaffProfile: z.boolean(),
  /** Recognition for this person is seen by those it concerns only. */
  prefersPrivate: z.boolean(),
  /** False while nobody has chosen a zone for this person: then their device says its own, once. */
  timezoneSet: z.boolean(),
  hasReports: z.boolean(),
  teams: z.array(teamSummary),
  version: z.int(),
});
export type CurrentMember = z.infer<typeof currentMember>;

export const memberProfile = z.object({
  ...personSummary.shape,
  __entity_type__: z.literal("tenantMember"),
  __permissions__: permissionSet,
  /** False when the person shows name, avatar and job title only; the rest is then null or empty. */
  publicStaffProfile: z.boolean(),
  department: z.nullable(z.string()),
  country: z.nullable(z.string()),
  joinedAt: z.nullable(instant),
  managers: z.array(personSummary),
  teams: z.array(teamSummary),
  /** Null for who does not look after people. */
  suspended: z.nullable(z.boolean()),
});
export type MemberProfile = z.infer<typeof memberProfile>;

export const identityEndpoints = endpoints({
  "POST /identity/passwords/login": {
    summary: "Sign in with e-mail and password",
    scope: "anonymous",
    permission: null,
    body: z.strictObject({ email, password: passwordInput }),
    response: accessRecord,
    errors: ["InvalidCredentials", "TooManyRequests"],
  },
  "POST /identity/logout": {
    summary: "End this session and all that came from it",
    scope: "user",
    permission: null,
    response: nothing,
  },
  "POST /identity/passwords/recovery": {
    summary: "Ask for a link that sets a new password; answers alike for unknown addresses",
    scope: "anonymous",
    permission: null,
    body: z.strictObject({ email }),
    response: nothing,
    errors: ["TooManyRequests"],
  },
  "POST /identity/passwords/reset": {
    summary: "Set a new password with the link's token",
    scope: "anonymous",
    permission: null,
    body: z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(200)), password: newPassword }),
    response: nothing,
    errors: ["InvalidToken", "TooManyRequests"],
  },
  "PUT /identity/passwords": {
    summary: "Change one's own password; every other session ends",
    scope: "user",
    permission: null,
    body: z.strictObject({ currentPassword: passwordInput, password: newPassword }),
    response: nothing,
    errors: ["InvalidCredentials", "TooManyRequests"],
  },
  "GET /identity/accessToken/info": {
    summary: "Whose token this is",
    scope: "user",
    permission: null,
    response: z.object({
      userId: id,
      tenantId: z.nullable(id),
      scope: z.enum(["user", "tenant"]),
      expiresAt: instant,
    }),
  },
  "GET /identity/tenants/metadata": {
    summary: "Name, language and brand of the tenant at a host name",
    scope: "anonymous",
    permission: null,
    query: z.strictObject({ domain: z.string().check(z.minLength(1), z.maxLength(253)) }),
    response: tenantMetadata,
  },
  "GET /identity/tenants/my": {
    summary: "The tenants this person belongs to",
    scope: "user",
    permission: null,
    response: z.object({
      results: z.array(
        z.object({
          id,
          name: z.string(),
          slug: z.string(),
          url: z.string(),
          logoUrls: imageUrls,
          brandColor: z.string(),
        }),
      ),
    }),
  },
  "POST /identity/tenants/{id}/login": {
    summary: "Begin signing in to a tenant: a one-time state for its host",
    scope: "user",
    permission: null,
    params: idParams,
    body: z.strictObject({ next: z.optional(nextPath) }),
    response: z.object({ url: z.string(), state: z.string() }),
  },
  "GET /identity/tenants/accessToken": {
    summary: "Exchange the state, once, for the tenant's access record; asks first where another browser began it",
    scope: "anonymous",
    permission: null,
    query: z.strictObject({
      state: z.string().check(z.minLength(1), z.maxLength(200)),
      confirmed: z.optional(flag),
    }),
    response: z.union([accessRecord, confirmSignIn]),
    errors: ["InvalidState"],
  },
  "GET /identity/tenantMembers/me": {
    summary: "The current member",
    scope: "tenant",
    permission: null,
    response: currentMember,
  },
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
  "GET /identity/tenantMembers/{id}": {
    summary: "A colleague's profile",
    scope: "tenant",
    permission: "identity:search",
    params: idParams,
    response: memberProfile,
  },
  "PUT /identity/tenantMembers/{id}/locale": {
    summary: "Set the language of oneself, or of somebody whom one manages as an administrator",
    scope: "tenant",
    permission: null,
    params: idParams,
    body: z.strictObject({ locale: z.nullable(language) }),
    response: nothing,
  },
  "PUT /identity/tenantMembers/{id}/timezone": {
    summary: "Set the time zone (IANA name); null follows the tenant's",
    scope: "tenant",
    permission: null,
    params: idParams,
    body: z.strictObject({ timezone: z.nullable(z.string().check(z.maxLength(64))) }),
    response: nothing,
  },
  "PUT /identity/tenantMembers/{id}/suspend": {
    summary: "Suspend a member: out at their next request",
    scope: "tenant",
    permission: "identity:manage",
    params: idParams,
    response: nothing,
    errors: ["Conflict"],
  },
  "PUT /identity/tenantMembers/{id}/unsuspend": {
    summary: "Let a suspended member in again",
    scope: "tenant",
    permission: "identity:manage",
    params: idParams,
    response: nothing,
  },
  "GET /identity/teams": {
    summary: "Teams by name; `mine` gives only one's own",
    scope: "tenant",
    permission: "identity:search",
    query: z.strictObject({ search, idIn: z.optional(idList), mine: z.optional(flag), page, pageSize }),
    response: listOf(teamSummary),
  },
  "GET /apps": {
    summary: "What the current member may do, app by app, and the tenant's features",
    scope: "tenant",
    permission: null,
    response: z.object({
      results: z.array(
        z.object({ __entity_type__: z.literal("app"), name: z.string(), __permissions__: permissionSet }),
      ),
      features: z.array(z.string()),
    }),
  },
});
