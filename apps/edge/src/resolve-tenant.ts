import type { Client, TenantMetadata, Upstream } from "./env.ts";
import { visitorOf } from "./forward-headers.ts";
import { type TenantSigner, tenantHeader } from "./tenant-header.ts";

export type Resolved =
  | { kind: "tenant"; tenant: TenantMetadata }
  | { kind: "apex" }
  | { kind: "unknown" }
  /** The API does not answer and nothing is cached. */
  | { kind: "down" };

interface Entry {
  value: TenantMetadata | null;
  freshUntil: number;
}
interface Newer {
  version: number;
  /** When to query an API again whose response was still outdated. */
  askAgainAt: number;
}

const ttl = { found: 15 * 60_000, missing: 60_000, retry: 5_000 };
const limits = { found: 5_000, missing: 2_000, newer: 5_000 };
const lookupTimeout = 5_000;

/** Oldest out first; a Map keeps the order of insertion. */
function keep<T>(map: Map<string, T>, key: string, entry: T, limit: number) {
  map.delete(key);
  if (map.size >= limit) map.delete(map.keys().next().value ?? "");
  map.set(key, entry);
}

export interface TenantResolver {
  (host: string | null, client: Client): Resolved | Promise<Resolved>;
  /** The tenant is at this version now: the next request on any of its hosts waits for it. */
  outdate(tenantId: string, version: number): void;
}

/** Host → tenant: returns from memory at once, refreshes in the background, and works while the API is down. */
export function tenantResolver(env: {
  upstream: Upstream;
  sign: TenantSigner;
  apex: string | null;
  now: () => number;
}): TenantResolver {
  // Apart, so that made-up hosts cannot push real tenants out.
  const found = new Map<string, Entry>();
  const missing = new Map<string, Entry>();
  const underway = new Map<string, Promise<Resolved>>();
  const newer = new Map<string, Newer>();

  async function ask(host: string, client: Client): Promise<TenantMetadata | null> {
    const url = `http://edge.internal/api/identity/tenants/metadata?domain=${encodeURIComponent(host)}`;
    const request = new Request(url, {
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(lookupTimeout),
    });
    // Signed as the apex's: to the API's own edge an unsigned call would be a visitor's at an unknown host. It counts
    // charged to the client that invented the host, not to everybody.
    const vouched = { [tenantHeader]: await env.sign(null, env.now()), ...visitorOf(client) };
    const response = await env.upstream.send(request, vouched, { remoteAddress: "" });
    if (response.status === 404) {
      await response.body?.cancel();
      return null;
    }
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new Error(`tenant look-up answered ${response.status}`);
    }
    return (await response.json()) as TenantMetadata;
  }

  async function refresh(host: string, client: Client): Promise<Resolved> {
    try {
      const value = await ask(host, client);
      const now = env.now();
      if (value) {
        missing.delete(host);
        keep(found, host, { value, freshUntil: now + ttl.found }, limits.found);
        return { kind: "tenant", tenant: value };
      }
      found.delete(host);
      keep(missing, host, { value, freshUntil: now + ttl.missing }, limits.missing);
      return { kind: "unknown" };
    } catch {
      const stale = found.get(host) ?? missing.get(host);
      if (!stale) return { kind: "down" };
      stale.freshUntil = env.now() + ttl.retry;
      return stale.value ? { kind: "tenant", tenant: stale.value } : { kind: "unknown" };
    } finally {
      underway.delete(host);
    }
  }

  function refreshOnce(host: string, client: Client): Promise<Resolved> {
    const running = underway.get(host);
    if (running) return running;
    const started = refresh(host, client);
    underway.set(host, started);
    // Others wait for it too: it must outlive the request that happened to start it.
    client.waitUntil?.(started);
    return started;
  }

  function outdate(tenantId: string, version: number) {
    if ((newer.get(tenantId)?.version ?? 0) < version) keep(newer, tenantId, { version, askAgainAt: 0 }, limits.newer);
  }
  /** The newer version that is known to exist, while a look-up is worthwhile. */
  function wanted({ id, version }: TenantMetadata): Newer | undefined {
    const known = newer.get(id);
    return known && known.version > version && known.askAgainAt <= env.now() ? known : undefined;
  }

  /** A look-up that was underway when the word came may have read too early; so the second one starts after it. */
  async function upToDate(host: string, client: Client, known: Newer): Promise<Resolved> {
    await underway.get(host);
    let resolved = await refreshOnce(host, client);
    if (resolved.kind === "tenant" && resolved.tenant.version < known.version)
      resolved = await refreshOnce(host, client);
    if (resolved.kind === "tenant" && resolved.tenant.version < known.version) known.askAgainAt = env.now() + ttl.retry;
    return resolved;
  }

  const resolve = (host: string | null, client: Client): Resolved | Promise<Resolved> => {
    if (host === null) return { kind: "unknown" };
    if (host === env.apex) return { kind: "apex" };
    const tenant = found.get(host);
    if (tenant?.value) {
      const known = wanted(tenant.value);
      if (known) return upToDate(host, client, known);
      if (tenant.freshUntil <= env.now()) void refreshOnce(host, client);
      return { kind: "tenant", tenant: tenant.value };
    }
    const known = missing.get(host);
    if (known && known.freshUntil > env.now()) return { kind: "unknown" };
    return refreshOnce(host, client);
  };
  return Object.assign(resolve, { outdate });
}
