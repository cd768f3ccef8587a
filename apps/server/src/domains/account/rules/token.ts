import { createHash, randomBytes } from "node:crypto";

/** 256 bits; only its hash is ever stored. */
export const newToken = (): string => randomBytes(32).toString("base64url");
export const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();

export const TOKEN_DAYS = 90;
export const STATE_SECONDS = 60;
/** How long somebody may think about whether to go on with a state. */
export const ASKED_SECONDS = 300;
export const RESET_MINUTES = 30;
/** Links of recovery that one address is mailed in that time. */
export const MOST_RESETS = 3;
