export interface Access {
  userId: string;
  /** Null while no tenant is chosen. */
  tenantId: string | null;
}
export interface Place {
  access: Access | null;
  /** The tenant of this host; null on the apex. */
  tenantId: string | null;
  url: URL;
}

export const authPaths = [
  "/",
  "/challenge",
  "/password-recovery",
  "/new-password",
  "/invitation",
  "/tenant/login",
  "/tenants",
  "/logout",
];
export const isAuthPath = (path: string) => authPaths.includes(path.replace(/(.)\/$/, "$1"));

/**
 * `next` as a path of this site, or null; never a page of sign-in. Checked after parsing: dots are resolved by then, and a path that starts with two slashes would be read as another host.
 */
export function safeNext(url: URL): string | null {
  const next = url.searchParams.get("next");
  if (!next) return null;
  try {
    const target = new URL(next, url.origin);
    const path = pathOf(target);
    if (target.origin !== url.origin || !/^\/(?![/\\])/.test(path) || isAuthPath(target.pathname)) return null;
    return path;
  } catch {
    return null;
  }
}
export const pathOf = (url: URL) => url.pathname + url.search + url.hash;
export const withNext = (path: string, next: string | null) =>
  next && next !== "/home" ? `${path}?${new URLSearchParams({ next })}` : path;

const isHere = ({ access, tenantId }: Place) => access?.tenantId != null && access.tenantId === tenantId;

/** Each guard returns where to go instead, or null to stay. */
export function anonymousOnly(place: Place): string | null {
  if (isHere(place)) return safeNext(place.url) ?? "/home";
  return place.access && place.access.tenantId === null ? withNext("/tenants", safeNext(place.url)) : null;
}

export function userScope(place: Place): string | null {
  if (isHere(place)) return safeNext(place.url) ?? "/profile/me";
  return place.access && place.access.tenantId === null ? null : withNext("/", safeNext(place.url));
}

export function tenantScope(place: Place): string | null {
  if (isHere(place)) return null;
  const signedIn = place.access !== null && place.access.tenantId === null;
  return withNext(signedIn ? "/tenants" : "/", pathOf(place.url));
}
