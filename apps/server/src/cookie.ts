import { isIP } from "node:net";

export interface Cookie {
  name: string;
  value: string;
  path: string;
  seconds: number;
}

interface Asked {
  /** The requested host, with port. */
  host: string;
  /** Whether by https. */
  secure: boolean;
}

/** The domain that the apex and its tenants share; none where browsers refuse it, or the host is a tenant's own. */
export function sharedDomain(host: string, apexUrl: string): string | undefined {
  const { hostname: apex } = new URL(apexUrl);
  const name = host.replace(/:\d*$/, "");
  const shared = apex.includes(".") && !isIP(apex) && (name === apex || name.endsWith(`.${apex}`));
  return shared ? apex : undefined;
}

/** An HttpOnly cookie for the requested host and its siblings. */
export function setCookie({ name, value, path, seconds }: Cookie, { host, secure }: Asked, apexUrl: string): string {
  const domain = sharedDomain(host, apexUrl);
  const parts = [`${name}=${value}`, ...(domain ? [`Domain=${domain}`] : []), `Path=${path}`, `Max-Age=${seconds}`];
  return [...parts, "HttpOnly", "SameSite=Lax", ...(secure ? ["Secure"] : [])].join("; ");
}
