import { createHash, randomBytes } from "node:crypto";

/** 256 bits; only its hash is ever stored. */
export const newToken = (): string => randomBytes(32).toString("base64url");
export const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();

export const TOKEN_DAYS = 90;
/** A token expires after so long without use: `app.enter_session` has the same number. */
export const IDLE_DAYS = 14;
export const STATE_SECONDS = 60;
/** Validity of a state that waits for the user's confirmation. */
export const ASKED_SECONDS = 300;
export const RESET_MINUTES = 30;
/** Validity of a second step, or of the set-up of one. */
export const CHALLENGE_SECONDS = 600;
/** Failed attempts until the second step is locked, and for how long. */
export const MOST_FAILURES = 10;
export const LOCKED_SECONDS = 900;
/** Recovery links mailed to one address in that time. */
export const MOST_RESETS = 3;
