import { createHash, randomBytes } from "node:crypto";

/** 256 bits; only its hash is ever stored. */
export const newToken = (): string => randomBytes(32).toString("base64url");
export const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();

export const TOKEN_DAYS = 90;
/** Unused for so long, a token lapses: `app.enter_session` has the same number. */
export const IDLE_DAYS = 14;
export const STATE_SECONDS = 60;
/** How long somebody may think about whether to go on with a state. */
export const ASKED_SECONDS = 300;
export const RESET_MINUTES = 30;
/** How long a second step, or the set-up of one, may take. */
export const CHALLENGE_SECONDS = 600;
/** Wrong answers until the second step is locked, and for how long. */
export const MOST_FAILURES = 10;
export const LOCKED_SECONDS = 900;
/** Links of recovery that one address is mailed in that time. */
export const MOST_RESETS = 3;
