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

/** A same-origin path out of `next`, or null; a page of sign-in is no place to come back to. */
export function safeNext(url: URL): string | null {
  const next = url.searchParams.get("next");
  if (!next) return null;
  try {
    const target = new URL(next, url.origin);
    if (target.origin !== url.origin || isAuthPath(target.pathname)) return null;
    return target.pathname + target.search + target.hash;
  } catch {
    return null;
  }
}
export const pathOf = (url: URL) => url.pathname + url.search + url.hash;
export const withNext = (path: string, next: string | null) =>
  next && next !== "/home" ? `${path}?${new URLSearchParams({ next })}` : path;

const isHere = ({ access, tenantId }: Place) => access?.tenantId != null && access.tenantId === tenantId;

/** Each guard answers where to go instead, or null to stay. */
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
