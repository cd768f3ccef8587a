import { createHmac } from "node:crypto";
import { seal, unseal } from "../../../seal.ts";
import { derive } from "../../../secrets.ts";

/** What somebody receives: a code, and further parts such as a PIN or a link with the supplier's own labels. */
export interface Credential {
  code: string;
  parts: { label: string; value: string }[];
}

/** Seals credentials with the key that is derived for them. */
export function credentialSealer(secret: string): (credential: Credential) => string {
  const key = derive(secret, "reward codes");
  return (credential) => seal(JSON.stringify(credential), key);
}
export function openCredential(sealed: string, secret: string): Credential | null {
  const text = unseal(sealed, derive(secret, "reward codes"));
  return text === null ? null : (JSON.parse(text) as Credential);
}

/** By which a code is known without being readable: keyed, as codes are short enough to be guessed. */
export function fingerprinter(secret: string): (code: string) => Buffer {
  const key = derive(secret, "reward code fingerprints");
  return (code) => createHmac("sha256", key).update(code).digest().subarray(0, 16);
}
