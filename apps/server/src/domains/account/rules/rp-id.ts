import { isIP } from "node:net";
import type { RequestInfo } from "../../../context.ts";
import { sharedDomain } from "../../../cookie.ts";

interface Asked {
  request: Pick<RequestInfo, "host" | "secure">;
  apexUrl: string;
}

/**
 * The name that passkeys made here are bound to: the apex's, which every tenant under it shares, so that one passkey opens all of
 * them. A tenant's own host, and hosts below `localhost`, have passkeys of their own. Null at a bare IP address: there are none.
 */
export function rpIdOf({ request, apexUrl }: Asked): string | null {
  const name = request.host.replace(/:\d*$/, "");
  return isIP(name.replace(/^\[|\]$/g, "")) ? null : (sharedDomain(request.host, apexUrl) ?? name);
}

export const originOf = ({ request }: Pick<Asked, "request">): string =>
  `${request.secure ? "https" : "http"}://${request.host}`;
