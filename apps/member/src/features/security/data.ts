import type { AuthFactors } from "@plaudit/api/auth-factor.ts";
import { api } from "@plaudit/api/client.ts";
import { revalidate, useQuery } from "@plaudit/api/react";
import { load } from "@plaudit/ui/app/load.ts";
import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";

export type Passkey = AuthFactors["passkeys"][number];

export const useFactors = () => useQuery("GET /identity/authFactors", undefined);
export const useSessions = () => useQuery("GET /identity/sessions", undefined);

/** A change of how one signs in ends the other sessions as well. */
const refresh = () => Promise.all([revalidate("GET /identity/authFactors"), revalidate("GET /identity/sessions")]);
async function changing<T>(call: Promise<T>): Promise<T> {
  const answer = await call;
  await refresh();
  return answer;
}

export const beginTotp = (password: string) => api("POST /identity/authFactors/totp/begin", { body: { password } });
export const addTotp = (id: string, code: string) =>
  changing(api("POST /identity/authFactors/totp", { body: { id, code } }));
export const removeTotp = (password: string) =>
  changing(api("POST /identity/authFactors/totp/remove", { body: { password } }));
export const replaceCodes = (password: string) =>
  changing(api("POST /identity/authFactors/recoveryCodes", { body: { password } }));

/** Null where the browser made none: the person thought better of it, or the device has one already. */
export async function addPasskey(name: string, password: string) {
  const { startRegistration } = await load(() => import("@simplewebauthn/browser"));
  const { id, options } = await api("POST /identity/authFactors/passkeys/begin", { body: { password } });
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const credential = await startRegistration({ optionsJSON }).catch(() => null);
  if (!credential) return null;
  const body = { id, name, credential: { ...credential } };
  return changing(api("POST /identity/authFactors/passkeys", { body }));
}
export const removePasskey = (id: string, password: string) =>
  changing(api("POST /identity/authFactors/passkeys/{id}/remove", { params: { id }, body: { password } }));

export const endSession = (id: string) => changing(api("DELETE /identity/sessions/{id}", { params: { id } }));
export const endOtherSessions = () => changing(api("DELETE /identity/sessions"));
