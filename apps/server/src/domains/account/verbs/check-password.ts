import { DomainError } from "../../../error.ts";
import { type PasswordFault, passwordFault } from "../rules/password.ts";

const sentences: Record<PasswordFault, string> = {
  short: "12 characters at least",
  common: "This one is too easy to guess",
  personal: "Leave your own name out of it",
};

export function checkPassword(password: string, email: string): void {
  const fault = passwordFault(password, email);
  if (!fault) return;
  const message = sentences[fault];
  throw new DomainError("ValidationError", message, { details: [{ type: fault, path: "password", message }] });
}
