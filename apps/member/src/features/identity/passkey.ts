import type { AccessRecord, Challenge } from "@plaudit/api/account.ts";
import { api } from "@plaudit/api/client.ts";
import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from "@simplewebauthn/browser";

/** What the person's passkey has signed; null where they thought better of it, or have none here. */
export async function signWith(options: NonNullable<Challenge["passkey"]>) {
  try {
    const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
    return { ...(await startAuthentication({ optionsJSON })) };
  } catch {
    return null;
  }
}

/** Without address or password: null where the browser brought no passkey. */
export async function signInByPasskey(): Promise<AccessRecord | null> {
  const { id, options } = await api("POST /identity/passkeys/begin");
  const credential = await signWith(options);
  return credential && api("POST /identity/passkeys/login", { body: { id, credential } });
}
