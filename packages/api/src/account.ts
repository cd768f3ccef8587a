import * as z from "zod/mini";
import { endpoints } from "./endpoint.ts";
import { count, flag, id, idParams, imageUrls, instant, language, nothing } from "./shared.ts";

/** An e-mail address as people type it; compared without regard to case. */
export const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());
export const passwordInput = z.string().check(z.minLength(1), z.maxLength(256));
/** A new password: 12 characters at least; the server also refuses common ones. */
export const newPassword = z.string().check(z.minLength(12), z.maxLength(256));
const nextPath = z.string().check(z.maxLength(2000));

export const accessRecord = z.object({ token: z.string(), userId: id, tenantId: z.nullable(id) });
export type AccessRecord = z.infer<typeof accessRecord>;
/** As the browser takes it. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });
const challenge = z.object({
  id: z.string(),
  /** What this person may answer with, here. */
  factors: z.array(z.enum(["passkey", "totp", "recoveryCode"])),
  /** For the passkeys; null where none works at this address. */
  passkey: z.nullable(passkeyOptions),
});
export type Challenge = z.infer<typeof challenge>;
/** The password was right, and a second step is due. */
export const challengeDue = z.object({ challenge });
/** Whom a browser would become that did not start the sign-in itself. */
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
  /** The tenant's own terms for points, per language; null keeps the default. */
  pointTerms: z.nullable(z.record(z.string(), z.object({ singular: z.string(), plural: z.string() }))),
});
export type TenantMetadata = z.infer<typeof tenantMetadata>;

/** Everything that one sign-in led to: the apex and the companies entered from it. */
export const signInSession = z.object({
  id,
  /** The one that asks. */
  current: z.boolean(),
  /** As far as the browser tells; null for what it does not. */
  device: z.object({
    kind: z.enum(["computer", "phone", "tablet"]),
    browser: z.nullable(z.string()),
    system: z.nullable(z.string()),
  }),
  signedInAt: instant,
  /** To the hour. */
  lastUsedAt: instant,
});
export type SignInSession = z.infer<typeof signInSession>;

export const accountEndpoints = endpoints({
  "POST /identity/passwords/login": {
    summary: "Sign in with e-mail and password; tells what is due where that is not enough",
    scope: "anonymous",
    permission: null,
    action: null,
    body: z.strictObject({ email, password: passwordInput }),
    response: z.union([accessRecord, challengeDue]),
    errors: ["InvalidCredentials", "TooManyRequests"],
  },
  "POST /identity/logout": {
    summary: "End this session and all that came from it",
    scope: "user",
    permission: null,
    action: null,
    response: nothing,
  },
  "GET /identity/sessions": {
    summary: "Where this person is signed in, the latest first",
    scope: "user",
    permission: null,
    response: z.object({ results: z.array(signInSession) }),
  },
  "DELETE /identity/sessions/{id}": {
    summary: "End one of one's own sessions",
    scope: "user",
    permission: null,
    action: null,
    params: idParams,
    response: nothing,
  },
  "DELETE /identity/sessions": {
    summary: "End all of one's own sessions but this one",
    scope: "user",
    permission: null,
    action: null,
    response: nothing,
  },
  "POST /identity/passwords/recovery": {
    summary: "Ask for a link that sets a new password; answers alike for unknown addresses",
    scope: "anonymous",
    permission: null,
    action: null,
    body: z.strictObject({ email }),
    response: nothing,
    errors: ["TooManyRequests"],
  },
  "POST /identity/passwords/reset": {
    summary: "Set a new password with the link's token",
    scope: "anonymous",
    permission: null,
    action: null,
    body: z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(200)), password: newPassword }),
    response: nothing,
    errors: ["InvalidToken", "TooManyRequests"],
  },
  "PUT /identity/passwords": {
    summary: "Change the caller's password; every other session ends",
    scope: "user",
    permission: null,
    action: null,
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
    summary: "Start to sign in to a tenant: a one-time state for its host",
    scope: "user",
    permission: null,
    action: null,
    params: idParams,
    body: z.strictObject({ next: z.optional(nextPath) }),
    response: z.object({ url: z.string(), state: z.string() }),
  },
  "GET /identity/tenants/accessToken": {
    summary: "Exchange the state, once, for the tenant's access record; asks first if another browser started it",
    scope: "anonymous",
    permission: null,
    query: z.strictObject({
      state: z.string().check(z.minLength(1), z.maxLength(200)),
      confirmed: z.optional(flag),
    }),
    response: z.union([accessRecord, confirmSignIn]),
    errors: ["InvalidState"],
  },
});
