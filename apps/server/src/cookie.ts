import { isIP } from "node:net";

export interface Cookie {
  name: string;
  value: string;
  path: string;
  seconds: number;
}

interface Asked {
  /** The host that the visitor asked for, with port. */
  host: string;
  /** Whether by https. */
  secure: boolean;
}

/** The domain that the apex and its tenants share; none where browsers refuse it, or the host is a tenant's own. */
function sharedDomain(host: string, apexUrl: string): string | undefined {
  const { hostname: apex } = new URL(apexUrl);
  const name = host.replace(/:\d*$/, "");
  const shared = apex.includes(".") && !isIP(apex) && (name === apex || name.endsWith(`.${apex}`));
  return shared ? apex : undefined;
}

/** A cookie that no script reads, for the host that was asked and those it shares a parent with. */
export function setCookie({ name, value, path, seconds }: Cookie, { host, secure }: Asked, apexUrl: string): string {
  const domain = sharedDomain(host, apexUrl);
  const parts = [`${name}=${value}`, ...(domain ? [`Domain=${domain}`] : []), `Path=${path}`, `Max-Age=${seconds}`];
  return [...parts, "HttpOnly", "SameSite=Lax", ...(secure ? ["Secure"] : [])].join("; ");
}
