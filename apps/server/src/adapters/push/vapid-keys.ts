import { createECDH } from "node:crypto";
import { derive } from "../../secrets.ts";

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * The pair that tells push services who is calling, made from the server's secret: there from its first start, the same in every
 * process, and kept with it. Browsers have subscribed to this public key, so it lasts as long as the secret.
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
