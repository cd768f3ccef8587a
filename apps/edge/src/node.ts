import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { createEdgeFetch, type EdgeFetch } from "./app.ts";
import { diskAssets } from "./assets-node.ts";
import type { Assets, EdgeEnv } from "./env.ts";
import { type LocalApi, localUpstream, poolUpstream } from "./upstream-node.ts";

export type NodeEdgeOptions = Pick<EdgeEnv, "apexHost" | "secret" | "proto" | "log"> & {
  now?: () => number;
  /** Where `member/dist`, `admin/dist` and `tv/dist` are. */
  appsDir?: string;
  /** Another source of the built files: a development server. */
  assets?: Assets;
  /** Proxies of our own in front, each of which appends to X-Forwarded-For and sets X-Forwarded-Proto. */
  trustedHops?: number;
} & ({ api: LocalApi } | { apiOrigin: string });

/** The visitor's address as the outermost proxy of our own saw it. */
function clientAddress(incoming: IncomingMessage, trustedHops: number): string {
  const socket = incoming.socket.remoteAddress ?? "";
  if (!trustedHops) return socket;
  const seen = String(incoming.headers["x-forwarded-for"] ?? "").split(",");
  return seen.at(-trustedHops)?.trim() || socket;
}

/** The edge in this process: `fetch` is what a server calls for every request, the API's included. */
export function nodeEdge(options: NodeEdgeOptions): { fetch: EdgeFetch; close(): Promise<void> } {
  const { appsDir = join(import.meta.dirname, "../.."), now = Date.now, trustedHops = 0 } = options;
  const pool = "apiOrigin" in options ? poolUpstream(options.apiOrigin) : null;
  const upstream = "api" in options ? localUpstream(options.api) : pool;
  if (!upstream) throw new Error("give the edge an api or an apiOrigin");
  const edge = createEdgeFetch({
    ...options,
    assets: options.assets ?? diskAssets(appsDir),
    upstream,
    now,
    compressHtml: true,
  });
  const fetch: EdgeFetch = (request, client) => {
    const incoming = (client.bindings as { incoming?: IncomingMessage } | undefined)?.incoming;
    if (!trustedHops || !incoming) return edge(request, client);
    return edge(request, { ...client, remoteAddress: clientAddress(incoming, trustedHops) });
  };
  return { fetch, close: async () => pool?.close() };
}
