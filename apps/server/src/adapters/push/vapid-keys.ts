import { createECDH } from "node:crypto";
import { derive } from "../../secrets.ts";

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * The key pair that identifies the server to push services, derived from its secret: available from the first start, the same in every
 * process, and backed up with it. Browsers have subscribed to this public key, so it lasts as long as the secret.
 */
export function vapidKeys(secret: string): VapidKeys {
  const pair = createECDH("prime256v1");
  for (let attempt = 0; ; attempt++) {
    try {
      pair.setPrivateKey(derive(secret, `push ${attempt}`), "hex");
      return {
        publicKey: pair.getPublicKey("base64url"),
        privateKey: pair.getPrivateKey("base64url").padStart(43, "A"),
      };
    } catch {
      // Not a number of the curve, once in four billion secrets.
    }
  }
}
