import type { AccessRecord } from "@plaudit/api/account.ts";
import type { Answer } from "@plaudit/api/client.ts";
import { api } from "@plaudit/api/client.ts";
import { pathOf } from "@plaudit/ui/app/guards.ts";

export type Invitation = Answer<"POST /identity/invitations/lookup">;
type Entrance = Answer<"POST /identity/invitations/accept">;

export const lookUp = (token: string) => api("POST /identity/invitations/lookup", { body: { token } });

/** The page that takes the session, and asks first where somebody else is signed in. */
export function entranceOf({ state, next }: Entrance): string {
  const entrance = new URL("/tenant/login", location.origin);
  entrance.searchParams.set("state", state);
  entrance.searchParams.set("next", next);
  return pathOf(entrance);
}

interface Newcomer {
  token: string;
  firstName: string;
  lastName: string;
  password: string;
}
export const accept = (newcomer: Newcomer) => api("POST /identity/invitations/accept", { body: newcomer });

/** With a sign-in that leaves the present session alone: nobody is signed out without confirmation. */
export async function join(token: string, access: AccessRecord) {
  try {
    return await api("POST /identity/invitations/join", { body: { token }, token: access.token });
  } catch (error) {
    await api("POST /identity/logout", { token: access.token }).catch(() => {});
    throw error;
  }
}
