import { fieldError } from "../../../error.ts";

/** What the company allows for each person at once. */
export function refuseAmount(amount: number, most: number): void {
  if (amount > most) throw fieldError("amount", "range", "amountMax", { max: most });
}
