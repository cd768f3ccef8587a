import { createHmac } from "node:crypto";

/** A secret of its own for each purpose, so that one that leaks says nothing of the others. */
export const derive = (secret: string, purpose: string): string =>
  createHmac("sha256", secret).update(`plaudit ${purpose}`).digest("hex");
