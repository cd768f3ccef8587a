import * as z from "zod/mini";
import { email } from "./account.ts";
import { endpoints } from "./endpoint.ts";
import {
  csv,
  day,
  flag,
  id,
  idList,
  idParams,
  instant,
  language,
  listOf,
  monthDay,
  name,
  nothing,
  page,
  pageSize,
  permissionsOn,
  personSummary,
  role,
  search,
  teamSummary,
  textList,
  wordList,
} from "./shared.ts";

const statuses = ["invited", "joined", "notInvited", "archived"] as const;
export const memberStatus = z.enum(statuses);
const sortable = ["name", "email", "jobTitle", "department", "country", "role", "status", "joinedAt"] as const;
export type MemberSorting = (typeof sortable)[number];
const descending = sortable.map((key) => `-${key}` as const);
const words = z.string().check(z.maxLength(120));
/** ISO 3166, two letters. */
export const country = z.string().check(z.regex(/^[A-Z]{2}$/));

/** As lists show it: suspended takes precedence over the status before. */
const shownStatuses = [...statuses, "suspended"] as const;
/** Which members: each given condition holds. Archived people are among them only where `statusIn` names them. */
export const memberFilter = z.strictObject({
  search,
  roleIn: z.optional(z.array(role).check(z.maxLength(3))),
  statusIn: z.optional(z.array(z.enum(shownStatuses)).check(z.maxLength(shownStatuses.length))),
  teamIdIn: z.optional(z.array(id).check(z.maxLength(200))),
  departmentIn: z.optional(z.array(words).check(z.maxLength(50))),
  countryIn: z.optional(z.array(words).check(z.maxLength(50))),
  withoutManager: z.optional(z.boolean()),
  joinedSince: z.optional(day),
});
export type MemberFilter = z.infer<typeof memberFilter>;
/** The same, as written in a URL. */
const filterQuery = {
  search,
  roleIn: z.optional(wordList(["admin", "manager", "employee"])),
  statusIn: z.optional(wordList(shownStatuses)),
  teamIdIn: z.optional(idList),
  departmentIn: z.optional(textList),
  countryIn: z.optional(textList),
  withoutManager: z.optional(flag),
  joinedSince: z.optional(day),
};

const seenByAdministrators = {
  ...personSummary.shape,
  __entity_type__: z.literal("tenantMember"),
  __permissions__: permissionsOn("tenantMember"),
  email: z.nullable(z.string()),
  department: z.nullable(z.string()),
  country: z.nullable(z.string()),
  role,
  status: memberStatus,
  suspended: z.boolean(),
  joinedAt: z.nullable(instant),
  version: z.int(),
};
export const memberRow = z.object({
  ...seenByAdministrators,
  /** The first few by name. */
  teams: z.array(z.object({ id, name: z.string() })),
});
export type MemberRow = z.infer<typeof memberRow>;

export const memberRecord = z.object({
  ...seenByAdministrators,
  locale: z.nullable(language),
  timezone: z.nullable(z.string()),
  birthday: z.nullable(monthDay),
  publicStaffProfile: z.boolean(),
  /** Signing in takes more than a password. */
  secondStep: z.boolean(),
  managers: z.array(personSummary),
  teams: z.array(teamSummary),
  erasedAt: z.nullable(instant),
  /** When their erasure came to a stop, and something of them was left. */
  eraseFailedAt: z.nullable(instant),
});
export type MemberRecord = z.infer<typeof memberRecord>;

const optionalName = (max: number) => z.nullable(name(max));
/** What an administrator enters for a person. */
export const memberBody = z.strictObject({
  firstName: name(80),
  lastName: name(80),
  email: z.nullable(email),
  jobTitle: optionalName(120),
  department: optionalName(120),
  country: z.nullable(country),
  locale: z.nullable(language),
  timezone: z.nullable(z.string().check(z.maxLength(64))),
  /** Month and day, such as "02-29". */
  birthday: z.optional(z.nullable(monthDay)),
  publicStaffProfile: z.boolean(),
  role,
  managerIds: z.array(id).check(z.maxLength(10)),
  /** Of the teams that are kept by hand. */
  teamIds: z.array(id).check(z.maxLength(200)),
  /** A picture that the caller has uploaded; null removes the present one. */
  avatarId: z.optional(z.nullable(id)),
});
export type MemberBody = z.infer<typeof memberBody>;
const newMember = z.strictObject({
  firstName: memberBody.shape.firstName,
  lastName: memberBody.shape.lastName,
  email: z.optional(memberBody.shape.email),
  jobTitle: z.optional(memberBody.shape.jobTitle),
  department: z.optional(memberBody.shape.department),
  country: z.optional(memberBody.shape.country),
  role: z.optional(role),
  managerIds: z.optional(memberBody.shape.managerIds),
  teamIds: z.optional(memberBody.shape.teamIds),
  /** Sends the invitation at once; needs an e-mail address. */
  invite: z.optional(z.boolean()),
});
export const newMemberBody = newMember;
const version = z.int().check(z.minimum(1));
export const manages = { scope: "tenant", permission: "identity:manage" } as const;

export const memberEndpoints = endpoints({
  "PUT /identity/tenantMembers/{id}/suspend": {
    summary: "Suspend a member: the next request is answered 401",
    scope: "tenant",
    permission: "identity:manage",
    action: "tenantMember.suspend",
    params: idParams,
    response: nothing,
    errors: ["Conflict"],
  },
  "PUT /identity/tenantMembers/{id}/unsuspend": {
    summary: "End the suspension of a member",
    scope: "tenant",
    permission: "identity:manage",
    action: "tenantMember.unsuspend",
    params: idParams,
    response: nothing,
  },
  "PUT /identity/tenantMembers/{id}/resetFactors": {
    summary: "Remove a member's second step at sign-in, for who has lost it; they are signed out and told by mail",
    scope: "tenant",
    permission: "identity:manage",
    action: "tenantMember.resetFactors",
    params: idParams,
    response: nothing,
    errors: ["Conflict"],
  },
  "GET /identity/tenantMembers/admin": {
    summary: "Members as administrators see them: filtered, sorted, page by page",
    scope: "tenant",
    permission: "identity:browse",
    query: z.strictObject({
      ...filterQuery,
      sorting: z._default(z.enum([...sortable, ...descending]), "name"),
      page,
      pageSize,
    }),
    response: listOf(memberRow),
  },
  "GET /identity/tenantMembers/facets": {
    summary: "Departments and countries that members have",
    scope: "tenant",
    permission: "identity:browse",
    response: z.object({ departments: z.array(z.string()), countries: z.array(z.string()) }),
  },
  "GET /identity/tenantMembers/export": {
    summary: "The same members as a CSV file, in the order in which they were added",
    scope: "tenant",
    permission: "identity:browse",
    query: z.strictObject(filterQuery),
    response: csv,
  },
  "POST /identity/tenantMembers": {
    summary: "Add a person, and invite them at once where asked",
    ...manages,
    action: null,
    body: newMember,
    response: memberRecord,
  },
  "GET /identity/tenantMembers/{id}/admin": {
    summary: "A member as administrators see them",
    scope: "tenant",
    permission: "identity:browse",
    params: idParams,
    response: memberRecord,
  },
  "PATCH /identity/tenantMembers/{id}": {
    summary: "Change what is given, as it was read",
    ...manages,
    action: "tenantMember.manage",
    params: idParams,
    body: z.strictObject({ ...z.partial(memberBody).shape, version }),
    response: memberRecord,
    errors: ["VersionConflict", "Conflict"],
  },
  "PUT /identity/tenantMembers/{id}/role": {
    summary: "Set the role of somebody else",
    ...manages,
    action: "tenantMember.changeRole",
    params: idParams,
    body: z.strictObject({ role }),
    response: memberRecord,
    errors: ["Conflict"],
  },
  "GET /identity/tenantMembers/{id}/managers": {
    summary: "Whom this person reports to",
    scope: "tenant",
    permission: "identity:browse",
    params: idParams,
    response: z.object({ results: z.array(personSummary) }),
  },
  "PUT /identity/tenantMembers/{id}/managers": {
    summary: "Set whom this person reports to",
    ...manages,
    action: "tenantMember.manage",
    params: idParams,
    body: z.strictObject({ managerIds: memberBody.shape.managerIds }),
    response: z.object({ results: z.array(personSummary) }),
  },
  "PUT /identity/tenantMembers/{id}/welcome": {
    summary: "Send the invitation, or send it again",
    ...manages,
    action: "tenantMember.welcome",
    params: idParams,
    response: nothing,
    errors: ["Conflict"],
  },
  "PUT /identity/tenantMembers/{id}/archive": {
    summary: "Archive a member who left: access and teams end at once, their feed items stay",
    ...manages,
    action: "tenantMember.archive",
    params: idParams,
    response: nothing,
    errors: ["Conflict"],
  },
  "PUT /identity/tenantMembers/{id}/unarchive": {
    summary: "Restore an archived member",
    ...manages,
    action: "tenantMember.unarchive",
    params: idParams,
    response: nothing,
    errors: ["Conflict"],
  },
});
