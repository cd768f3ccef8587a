import { createHmac } from "node:crypto";
import { sameBytes } from "../../same-bytes.ts";

export const signatureHeader = "x-signed-payload";

type Keyed = "decoded" | "text";
/** Over the bytes as they came. `secret` is base64, as the service was given it. */
export const signatureOf = (body: Uint8Array, secret: string, keyed: Keyed = "decoded"): string =>
  createHmac("sha256", keyed === "decoded" ? Buffer.from(secret, "base64") : secret)
    .update(body)
    .digest("base64");

/** The service does not publish whether it decodes the secret before it signs: whoever signs either way has it. */
export const isSigned = (body: Uint8Array, signature: string | null, secret: string): boolean => {
  const given = Buffer.from(signature ?? "", "base64");
  const isOf = (keyed: Keyed) => sameBytes(given, Buffer.from(signatureOf(body, secret, keyed), "base64"));
  return isOf("decoded") || isOf("text");
};
