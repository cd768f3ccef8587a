import { createHash } from "node:crypto";
import type { AccountType } from "../ledger-tables.ts";

export type Purpose = "" | "issuance" | "expiry" | "shortfall";

/**
 * An account's id follows from whom it belongs to, so that two requests which need the same missing account agree on it
 * and on the order of locking. `md5(owner_id || '/' || type || '/' || purpose)::uuid` in SQL is the same.
 */
export function accountId(ownerId: string, type: AccountType, purpose: Purpose = ""): string {
  const hex = createHash("md5").update(`${ownerId}/${type}/${purpose}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
