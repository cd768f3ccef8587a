import { tangoConnectionBody, tangoOffer } from "@plaudit/api/tango.ts";
import { hundredthsOf } from "@plaudit/ui/form/typed-number.ts";
import * as z from "zod/mini";
import type { Connection, Place } from "./data.ts";

export interface ConnectionValues {
  system: "sandbox" | "production";
  customer: string;
  account: string;
  keys: {
    kind: "basic" | "oauth";
    platform: string;
    key: string;
    clientId: string;
    clientSecret: string;
    username: string;
    password: string;
  };
  countries: string[];
  prepaid: boolean;
  donations: boolean;
  /** In percent, as it was typed. */
  markup: string;
}

const noKeys = { platform: "", key: "", clientId: "", clientSecret: "", username: "", password: "" };
export const connectionValues = (of: Connection | null): ConnectionValues => ({
  system: of?.system ?? "sandbox",
  customer: of?.customer ?? "",
  account: of?.account ?? "",
  keys: { kind: of?.keys.kind ?? "basic", ...noKeys },
  countries: of?.countries ?? [],
  prepaid: of?.prepaid ?? false,
  donations: of?.donations ?? false,
  markup: String((of?.markup ?? 0) / 100),
});

export const connectionSchema = z.extend(tangoConnectionBody, tangoOffer.shape);

function keysOf({ kind, platform, key, clientId, clientSecret, username, password }: ConnectionValues["keys"]) {
  const typed = kind === "basic" ? { platform, key } : { clientId, clientSecret, username, password };
  return { isTyped: Object.values(typed).some((one) => one.trim() !== ""), keys: { kind, ...typed } };
}
/** Keys that stay are left out; a new connection needs some. */
export function connectionBody(values: ConnectionValues, hasKeys: boolean) {
  const { system, customer, account, countries, prepaid, donations, markup } = values;
  const { isTyped, keys } = keysOf(values.keys);
  return {
    ...{ system, customer, account, countries, prepaid, donations },
    markup: hundredthsOf(markup.trim() === "" ? "0" : markup),
    ...((isTyped || !hasKeys) && { keys }),
  };
}
export const partsOf = (body: z.infer<typeof connectionSchema>) => {
  const { countries, prepaid, donations, markup, ...place } = body;
  return { place: place satisfies Place, offer: { countries, prepaid, donations, markup } };
};
