import type { Namespace, Resources } from "./resources.ts";

type DomainRefusals = {
  [N in Namespace]: Resources[N] extends { refusal: infer R } ? `${N}.${Extract<keyof R, string>}` : never;
}[Namespace];
/** Names a sentence of `errors.json`, or as "channel.archived" one below `refusal` of a domain's own texts. */
export type RefusalKey = Extract<keyof Resources["errors"], string> | DomainRefusals;
