import type { TangoCredential, TangoOrder } from "../../../../adapters/tango/tango.ts";
import { plainText } from "./plain-text.ts";

const MAIN = /number|claimcode|redemptionurl|code|url/i;
const EXPIRES = /expir/i;
const LONGEST_MESSAGE = 500;

/** The day of an instant or of a date, where it is one. */
function dayOf(text: string | undefined): string | null {
  const at = Date.parse(text ?? "");
  return Number.isNaN(at) ? null : new Date(at).toISOString().slice(0, 10);
}
const kindOf = ({ type, label }: TangoCredential) => `${type} ${label}`.replace(/\s/g, "");

/** What a redemption is given of an order: the main secret, its further parts, until when it is good, and how it is used. */
export function deliveryOf({ credentials, instructions }: Pick<TangoOrder, "credentials" | "instructions">) {
  const secrets = credentials.filter((one) => !EXPIRES.test(kindOf(one)));
  const main = secrets.find((one) => MAIN.test(kindOf(one)) && !/pin/i.test(one.type)) ?? secrets[0];
  const expires = credentials.find((one) => EXPIRES.test(kindOf(one)));
  const message = plainText(instructions, LONGEST_MESSAGE);
  return {
    ...(main ? { code: main.value } : {}),
    parts: secrets.filter((one) => one !== main).map(({ label, type, value }) => ({ label: label || type, value })),
    expiresOn: dayOf(expires?.value),
    message,
  };
}
