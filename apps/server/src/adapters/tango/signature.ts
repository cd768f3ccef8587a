import { createHmac } from "node:crypto";
import { sameBytes } from "../../same-bytes.ts";

export const signatureHeader = "x-signed-payload";

/** Over the bytes as they came. `secret` is base64, as the service was given it. */
export const signatureOf = (body: Uint8Array, secret: string): string =>
  createHmac("sha256", Buffer.from(secret, "base64")).update(body).digest("base64");

export const isSigned = (body: Uint8Array, signature: string | null, secret: string): boolean =>
  sameBytes(Buffer.from(signature ?? "", "base64"), Buffer.from(signatureOf(body, secret), "base64"));
