import { randomInt } from "node:crypto";

/** Without letters that look like digits. */
const SIGNS = "abcdefghjkmnpqrstuvwxyz23456789";
const HALF = 5;
export const RECOVERY_CODES = 10;

const half = () => Array.from({ length: HALF }, () => SIGNS[randomInt(SIGNS.length)]).join("");
/** 49 bits; what is stored is a slow hash of it. */
export const newRecoveryCode = (): string => `${half()}-${half()}`;

/** Normalizes what was typed to the stored form. */
export function readRecoveryCode(typed: string): string {
  const signs = typed.toLowerCase().replace(/[^a-z0-9]/g, "");
  return `${signs.slice(0, HALF)}-${signs.slice(HALF)}`;
}
