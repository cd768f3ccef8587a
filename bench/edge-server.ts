import { type ServerType, serve } from "@hono/node-server";
import { nodeEdge } from "@plaudit/edge/node.ts";
import { tenantVerifier } from "@plaudit/edge/tenant-header.ts";

/** An API that does next to nothing, so that what the edge costs shows: alone, behind the edge in its process, behind a pool. */
const secret = "a-secret-of-the-bench-".padEnd(40, "x");
const verify = tenantVerifier(secret);
const metadata = JSON.stringify({
  id: "00000000-0000-7000-8000-000000000001",
  name: "Bench",
  slug: "bench",
  url: "http://bench.localhost",
  language: "en",
  languages: ["en"],
  timezone: "UTC",
  brandColor: "#14594a",
  logoUrls: null,
  bannerUrls: null,
  features: [],
  pointTerms: null,
});
const page = JSON.stringify({
  results: Array.from({ length: 20 }, (_, id) => ({ id, text: "thank you ".repeat(20) })),
});
const headers = { "content-type": "application/json", "cache-control": "no-store" };

async function api(request: Request): Promise<Response> {
  if (request.url.includes("/metadata")) return new Response(metadata, { headers });
  await verify(request.headers.get("x-plaudit-tenant"), Date.now());
  return new Response(page, { headers });
}

type Fetch = (
  request: Request,
  bindings: { incoming: { socket: { remoteAddress?: string } } },
) => Response | Promise<Response>;
const listen = (fetch: Fetch) =>
  new Promise<number>((ready) => {
    const server: ServerType = serve({ port: 0, hostname: "127.0.0.1", fetch: fetch as never }, ({ port }) =>
      ready(port),
    );
    process.once("disconnect", () => server.close());
  });
const behind =
  (edge: ReturnType<typeof nodeEdge>): Fetch =>
  (request, bindings) =>
    edge.fetch(request, { remoteAddress: bindings.incoming.socket.remoteAddress ?? "", bindings });

const options = { apexHost: "localhost", secret, log: () => undefined };
const alone = await listen(api);
const ports = {
  alone,
  inProcess: await listen(behind(nodeEdge({ ...options, api }))),
  pooled: await listen(behind(nodeEdge({ ...options, apiOrigin: `http://127.0.0.1:${alone}` }))),
};
process.send?.(ports);
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1_000_000);
});
process.once("disconnect", () => process.exit(0));
