import { commonPasswords } from "./common-passwords.ts";

export type PasswordFault = "short" | "common" | "personal";
const LEAST = 12;
const TELLING = 4;

/** Twelve characters at least, none of those that everybody tries first, and not one's own address. */
export function passwordFault(password: string, email: string): PasswordFault | null {
  if ([...password].length < LEAST) return "short";
  const plain = password.toLowerCase().replace(/[^a-z0-9]/g, "");
  if (commonPasswords.has(plain) || /^(.{1,4})\1+$/.test(password.toLowerCase())) return "common";
  const name = email.split("@")[0]?.toLowerCase() ?? "";
  return name.length >= TELLING && password.toLowerCase().includes(name) ? "personal" : null;
}
