import type { Client, Upstream } from "./env.ts";
import { visitorOf } from "./forward-headers.ts";
import { type TenantSigner, tenantHeader } from "./tenant-header.ts";

interface Entry {
  origins: readonly string[];
  freshUntil: number;
}
const freshMs = 60_000;
const lookupTimeout = 3_000;
const limit = 1_000;
/** Checked once more, since it goes into a header. */
const origin = /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/;
const screen = /^\/tv\/watch\/([\w-]{1,64})\/?\?(?:[^#]*&)?token=([\w-]{1,128})(?:&|$)/;

export type FrameOrigins = (path: string, tenantId: string | null, client: Client) => Promise<readonly string[]>;

/**
 * Origins that may frame a TV screen, from its channel. The token in the address authorizes the look-up; on any error only our own origin may.
 */
export function frameOrigins(env: { upstream: Upstream; sign: TenantSigner; now: () => number }): FrameOrigins {
  const kept = new Map<string, Entry>();

  async function ask(id: string, token: string, tenantId: string, client: Client): Promise<readonly string[]> {
    const request = new Request(`http://edge.internal/api/tv/channels/${id}/frameOrigins?token=${token}`, {
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(lookupTimeout),
    });
    const vouched = { [tenantHeader]: await env.sign(tenantId, env.now()), ...visitorOf(client) };
    const response = await env.upstream.send(request, vouched, { remoteAddress: "" });
    if (response.status !== 200) {
      await response.body?.cancel();
      if (response.status < 500) return [];
      throw new Error(`the screen's channel answered ${response.status}`);
    }
    const { results } = (await response.json()) as { results: string[] };
    return results.filter((one) => origin.test(one));
  }

  return async (path, tenantId, client) => {
    const [, id, token] = screen.exec(path) ?? [];
    if (!id || !token || !tenantId) return [];
    const key = `${tenantId} ${id} ${token}`;
    const known = kept.get(key);
    if (known && known.freshUntil > env.now()) return known.origins;
    try {
      const origins = await ask(id, token, tenantId, client);
      kept.delete(key);
      if (kept.size >= limit) kept.delete(kept.keys().next().value ?? "");
      kept.set(key, { origins, freshUntil: env.now() + freshMs });
      return origins;
    } catch {
      return known?.origins ?? [];
    }
  };
}
