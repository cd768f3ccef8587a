import { fieldError, type RefusalKey } from "../../../error.ts";
import { PASSWORD_MIN, type PasswordFault, passwordFault } from "../rules/password.ts";

const keys: Record<PasswordFault, RefusalKey> = {
  short: "charactersMin",
  common: "passwordCommon",
  personal: "passwordPersonal",
};

export function checkPassword(password: string, email: string): void {
  const fault = passwordFault(password, email);
  if (fault) throw fieldError("password", fault, keys[fault], { min: PASSWORD_MIN });
}
