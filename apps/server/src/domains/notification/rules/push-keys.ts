import { createECDH } from "node:crypto";

export interface PushKeys {
  /** The browser's public key. */
  p256dh: string;
  auth: string;
}

/** Whether a message can be encrypted for them at all. */
export function areUsable({ p256dh, auth }: PushKeys): boolean {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  try {
    pair.computeSecret(Buffer.from(p256dh, "base64url"));
  } catch {
    return false;
  }
  return Buffer.from(p256dh, "base64url").length === 65 && Buffer.from(auth, "base64url").length === 16;
}
