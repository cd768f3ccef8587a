import { type Config, settings } from "../../config.ts";
import { openEgress } from "../egress/egress.ts";
import { tangoService } from "./service.ts";
import type { Tango } from "./tango.ts";

type TangoConfig = Pick<Config, "TANGO_PRODUCTION_URL" | "TANGO_SANDBOX_URL" | "TANGO_PACE_MS">;

/** Its addresses are the operator's, so they may be inside the operator's own network; keys are each tenant's. */
export function openTango(config: TangoConfig): Tango {
  const urls = { sandbox: config.TANGO_SANDBOX_URL, production: config.TANGO_PRODUCTION_URL };
  const egress = openEgress(new Set(Object.values(urls).map((url) => new URL(url).origin)));
  return tangoService({ urls, egress, paceMs: config.TANGO_PACE_MS });
}

export const publishedTango = (): Tango =>
  openTango({
    TANGO_PRODUCTION_URL: settings.TANGO_PRODUCTION_URL.schema.parse(undefined),
    TANGO_SANDBOX_URL: settings.TANGO_SANDBOX_URL.schema.parse(undefined),
    TANGO_PACE_MS: settings.TANGO_PACE_MS.schema.parse(undefined),
  });

const nowhere = "https://tango.invalid";
/** Never answers: for tests without a peer, and for the demo's past. */
export const noTango: Tango = tangoService({
  urls: { sandbox: nowhere, production: nowhere },
  egress: () => Promise.reject(new Error("nobody is there")),
  paceMs: 0,
});
