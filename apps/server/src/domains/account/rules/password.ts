import { commonPasswords } from "./common-passwords.ts";

export type PasswordFault = "short" | "common" | "personal";
export const PASSWORD_MIN = 12;
const TELLING = 4;

const steps = (text: string) => [...text].slice(1).map((letter, i) => letter.charCodeAt(0) - text.charCodeAt(i));
/** "abcdefghijkl", "987654321098": every character is the successor or predecessor of the one before. */
const isRun = (text: string) => [1, -1].some((by) => steps(text).every((step) => step === by || step === -9 * by));

function isCommon(password: string): boolean {
  const lower = password.toLowerCase();
  const plain = lower.replace(/[^a-z0-9]/g, "");
  const word = plain.replace(/^\d+|\d+$/g, "");
  return commonPasswords.has(plain) || commonPasswords.has(word) || /^(.{1,4}?)\1+.?$/su.test(lower) || isRun(lower);
}

/** At least twelve characters, not a common password, and not the user's own address. */
export function passwordFault(password: string, email: string): PasswordFault | null {
  if ([...password].length < PASSWORD_MIN) return "short";
  if (isCommon(password)) return "common";
  const name = email.split("@")[0]?.toLowerCase() ?? "";
  return name.length >= TELLING && password.toLowerCase().includes(name) ? "personal" : null;
}
