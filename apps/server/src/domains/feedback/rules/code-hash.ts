import { createHash } from "node:crypto";

/** All that is kept of a code. It has 80 random bits, so that no guess at the hash gives it away. */
export const codeHash = (tenantId: string, code: string): Buffer =>
  createHash("sha256").update(`${tenantId}:${code}`).digest();
