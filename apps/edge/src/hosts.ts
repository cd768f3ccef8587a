/** Lower case, without port and trailing dot; null for what cannot be a host name. */
export function normalizeHost(host: string): string | null {
  const name = host.toLowerCase().replace(/:\d*$/, "").replace(/\.$/, "");
  return name.length <= 253 && /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/.test(name)
    ? name
    : null;
}

/** Splits a URL without parsing it: the hot path sees every API call. */
export function splitUrl(url: string): { proto: string; host: string; path: string } {
  const start = url.indexOf("://") + 3;
  const slash = url.indexOf("/", start);
  const end = slash < 0 ? url.length : slash;
  return { proto: url.slice(0, start - 3), host: url.slice(start, end), path: slash < 0 ? "/" : url.slice(slash) };
}
