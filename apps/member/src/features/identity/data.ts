import type { AccessRecord, Challenge } from "@plaudit/api/account.ts";
import { chooseLocale } from "@plaudit/api/choose-locale.ts";
import { ApiError, api } from "@plaudit/api/client.ts";
import { endSession, forgetDrafts, session, startSession } from "@plaudit/api/session.ts";
import { leavePush } from "../../lib/push-owner.ts";

/** True while this page itself changes the session, so that the guards do not send it away in mid-step. */
export const ownStep = { on: false };

/** The access record, or the second step that is due. */
export const signIn = (email: string, password: string) =>
  api("POST /identity/passwords/login", { body: { email, password } });

const DUE = "plaudit.challenge";
/** The second step of this tab's sign-in; it outlives a reload. */
export const dueChallenge = {
  keep: (challenge: Challenge) => sessionStorage.setItem(DUE, JSON.stringify(challenge)),
  read: () => JSON.parse(sessionStorage.getItem(DUE) ?? "null") as Challenge | null,
  forget: () => sessionStorage.removeItem(DUE),
};

/** The address that signs in to a tenant: a one-time state on the tenant's own host. */
export async function tenantEntrance(id: string, next: string | null): Promise<URL> {
  const { url, state } = await api("POST /identity/tenants/{id}/login", { params: { id }, body: next ? { next } : {} });
  const entrance = new URL("/tenant/login", url);
  entrance.searchParams.set("state", state);
  if (next) entrance.searchParams.set("next", next);
  return entrance;
}

/** Changes the state for the tenant's access record, once; asks first where another browser started it. */
export const exchange = (state: string) => api("GET /identity/tenants/accessToken", { query: { state } });

/** The same after confirmation. */
export async function exchangeConfirmed(state: string): Promise<AccessRecord> {
  const answer = await api("GET /identity/tenants/accessToken", { query: { state, confirmed: "true" } });
  if ("confirm" in answer) throw new Error("a confirmed sign-in was asked about again");
  return answer;
}

/** The name of the person who is signed in here. */
export const currentName = () =>
  api("GET /identity/tenantMembers/me").then(
    (me) => me.name,
    () => null,
  );

/** Takes the tenant's session and the person's language, and sends this device's time zone if none was ever chosen. */
export async function settle(access: AccessRecord) {
  startSession(access);
  const me = await api("GET /identity/tenantMembers/me").catch(() => null);
  if (!me) return;
  chooseLocale(me.locale);
  if (me.timezoneSet) return;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  await api("PUT /identity/tenantMembers/{id}/timezone", { params: { id: me.id }, body: { timezone: timeZone } }).catch(
    () => {},
  );
}

/** Ends the session even if the request fails, and clears drafts and the language. False where the server was not reached. */
export async function signOut(): Promise<boolean> {
  await leavePush();
  const reached =
    !session() ||
    (await api("POST /identity/logout").then(
      () => true,
      (error: unknown) => !(error instanceof ApiError && error.status === 0),
    ));
  forgetDrafts();
  chooseLocale(null);
  endSession();
  return reached;
}

export const isWrong = (error: unknown) => error instanceof ApiError && error.error === "InvalidCredentials";
export const isDead = (error: unknown) => error instanceof ApiError && error.error === "InvalidToken";
export const isForeign = (error: unknown) =>
  error instanceof ApiError && (error.status === 403 || error.status === 404);
