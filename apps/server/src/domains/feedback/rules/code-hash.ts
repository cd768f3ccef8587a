import { createHash } from "node:crypto";

/** Only this hash of a code is stored. A code has 80 random bits, too many to be found by trying. */
export const codeHash = (tenantId: string, code: string): Buffer =>
  createHash("sha256").update(`${tenantId}:${code}`).digest();
