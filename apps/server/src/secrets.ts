import { createHmac } from "node:crypto";

/** A derived secret for each purpose, so that a leaked one reveals nothing of the others. */
export const derive = (secret: string, purpose: string): string =>
  createHmac("sha256", secret).update(`plaudit ${purpose}`).digest("hex");
