import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

const keyFrom = (secret: string) => createHash("sha256").update(`sealed answers\n${secret}`).digest();

/** For the little that is kept in the database and must not be read there. */
export function seal(text: string, secret: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyFrom(secret), iv);
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64");
}

/** Null for what another secret has sealed, or somebody has touched. */
export function unseal(sealed: string, secret: string): string | null {
  const bytes = Buffer.from(sealed, "base64");
  const cipher = createDecipheriv("aes-256-gcm", keyFrom(secret), bytes.subarray(0, 12));
  cipher.setAuthTag(bytes.subarray(12, 28));
  try {
    return cipher.update(bytes.subarray(28), undefined, "utf8") + cipher.final("utf8");
  } catch {
    return null;
  }
}
