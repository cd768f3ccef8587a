import * as z from "zod/mini";
import { newPassword } from "./account.ts";
import { endpoints } from "./endpoint.ts";
import { name } from "./shared.ts";

const token = z.string().check(z.minLength(1), z.maxLength(200));
/** A person's first or last name. */
const personName = name(80);
/** How one goes on: a one-time state for the tenant's host, and where it leads. */
const entrance = z.object({ state: z.string(), next: z.string() });

export const invitationEndpoints = endpoints({
  "POST /identity/invitations/lookup": {
    summary: "Whom an invitation's link is for, and whether they have an account already",
    scope: "anonymous",
    permission: null,
    action: null,
    body: z.strictObject({ token }),
    response: z.object({ firstName: z.string(), lastName: z.string(), email: z.string(), hasAccount: z.boolean() }),
    errors: ["InvalidToken", "TooManyRequests"],
  },
  "POST /identity/invitations/accept": {
    summary: "Accept an invitation with a name and a first password",
    scope: "anonymous",
    permission: null,
    action: null,
    body: z.strictObject({ token, firstName: personName, lastName: personName, password: newPassword }),
    response: entrance,
    errors: ["InvalidToken", "Conflict", "TooManyRequests"],
  },
  "POST /identity/invitations/join": {
    summary: "Accept an invitation as the person who is signed in",
    scope: "user",
    permission: null,
    action: null,
    body: z.strictObject({ token }),
    response: entrance,
    errors: ["InvalidToken", "Forbidden", "Conflict", "TooManyRequests"],
  },
});
