import * as z from "zod/mini";
import { accessRecord, passkeyOptions, passwordInput } from "./account.ts";
import { endpoints } from "./endpoint.ts";
import { count, id, idParams, instant, name, nothing } from "./shared.ts";

/** What has begun, until it is answered: a secret of one sign-in. */
const challengeId = z.string().check(z.regex(/^[\w-]{43}$/));
const password = z.strictObject({ password: passwordInput });
/** Six digits, with or without blanks among them. */
const totpCode = z.string().check(z.maxLength(20));
/** As the browser makes it of a passkey; the server checks each part. */
const credential = z.looseObject({ id: z.string().check(z.minLength(1), z.maxLength(1400)) });

const challengeAnswer = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("totp"), code: totpCode }),
  z.strictObject({ type: z.literal("recoveryCode"), code: z.string().check(z.maxLength(40)) }),
  z.strictObject({ type: z.literal("passkey"), credential }),
]);
export type ChallengeAnswer = z.input<typeof challengeAnswer>;

export const authFactors = z.object({
  /** Codes from an app. */
  totp: z.nullable(z.object({ addedAt: instant, lastUsedAt: z.nullable(instant) })),
  passkeys: z.array(
    z.object({
      id,
      name: z.string(),
      /** The host name at which it works. */
      host: z.string(),
      addedAt: instant,
      lastUsedAt: z.nullable(instant),
    }),
  ),
  recoveryCodesLeft: count,
  /** Whether a passkey can be added at this address. */
  passkeysHere: z.boolean(),
});
export type AuthFactors = z.infer<typeof authFactors>;

/** Shown once. Null where the person keeps those that they have. */
const newCodes = z.object({ recoveryCodes: z.nullable(z.array(z.string())) });
const own = { scope: "user", permission: null, action: null } as const;
/** The password is asked for, and counted. */
const guarded = ["InvalidCredentials", "TooManyRequests"] as const;

export const authFactorEndpoints = endpoints({
  "POST /identity/challenges/{id}": {
    summary: "Answer the second step of a sign-in; ten wrong answers lock it for 15 minutes",
    scope: "anonymous",
    permission: null,
    action: null,
    params: z.strictObject({ id: challengeId }),
    body: challengeAnswer,
    response: accessRecord,
    errors: ["InvalidCredentials", "InvalidToken", "TooManyRequests"],
  },
  "POST /identity/passkeys/begin": {
    summary: "Begin to sign in by a passkey alone",
    scope: "anonymous",
    permission: null,
    action: null,
    counted: "passkeys",
    response: z.object({ id: z.string(), options: passkeyOptions }),
  },
  "POST /identity/passkeys/login": {
    summary: "Sign in by a passkey alone, which has checked who holds it",
    scope: "anonymous",
    permission: null,
    action: null,
    body: z.strictObject({ id: challengeId, credential }),
    response: accessRecord,
    errors: ["InvalidCredentials", "InvalidToken", "TooManyRequests"],
  },
  "GET /identity/authFactors": {
    summary: "One's own second step at sign-in",
    scope: "user",
    permission: null,
    response: authFactors,
  },
  "POST /identity/authFactors/totp/begin": {
    summary: "A key for an app that shows codes; it counts once a code of it came back",
    ...own,
    body: password,
    response: z.object({ id: z.string(), key: z.string(), url: z.string() }),
    errors: guarded,
  },
  "POST /identity/authFactors/totp": {
    summary: "Use the app from now on, in place of another one; every other session ends",
    ...own,
    body: z.strictObject({ id: challengeId, code: totpCode }),
    response: newCodes,
    errors: ["InvalidCredentials", "InvalidToken", "TooManyRequests"],
  },
  "POST /identity/authFactors/totp/remove": {
    summary: "Use no app any more; every other session ends",
    ...own,
    body: password,
    response: nothing,
    errors: guarded,
  },
  "POST /identity/authFactors/recoveryCodes": {
    summary: "Ten new recovery codes in place of those before; every other session ends",
    ...own,
    body: password,
    response: z.object({ recoveryCodes: z.array(z.string()) }),
    errors: guarded,
  },
  "POST /identity/authFactors/passkeys/begin": {
    summary: "Begin to add a passkey",
    ...own,
    body: password,
    response: z.object({ id: z.string(), options: passkeyOptions }),
    errors: guarded,
  },
  "POST /identity/authFactors/passkeys": {
    summary: "Add the passkey that the browser has made; every other session ends",
    ...own,
    body: z.strictObject({ id: challengeId, name: name(60), credential }),
    response: newCodes,
    errors: ["InvalidCredentials", "InvalidToken", "TooManyRequests"],
  },
  "POST /identity/authFactors/passkeys/{id}/remove": {
    summary: "Remove a passkey; every other session ends",
    ...own,
    params: idParams,
    body: password,
    response: nothing,
    errors: guarded,
  },
});
