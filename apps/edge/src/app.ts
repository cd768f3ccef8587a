import { Hono } from "hono";
import { brandOf } from "./brand.ts";
import { cspReporter } from "./csp-report.ts";
import type { Client, EdgeEnv } from "./env.ts";
import { frameOrigins } from "./frame-origins.ts";
import { normalizeHost, splitUrl } from "./hosts.ts";
import { icon } from "./icons.ts";
import { pageLocale } from "./locale.ts";
import { outdatedWords } from "./outdated.ts";
import { type PageParts, pages } from "./pages.ts";
import { proxy } from "./proxy.ts";
import { tenantResolver } from "./resolve-tenant.ts";
import { baseHeaders } from "./security-headers.ts";
import { serveAsset } from "./serve-asset.ts";
import { appOf, distPath, isHashed, isProxied } from "./targets.ts";
import { tenantSigner } from "./tenant-header.ts";
import { webManifest } from "./web-manifest.ts";

export type { Client, EdgeEnv } from "./env.ts";
export type EdgeFetch = (request: Request, client: Client) => Response | Promise<Response>;
type Edge = Hono<{ Bindings: { client: Client } }>;

function brandRoutes(app: Edge, { tenantOf, protoOf }: ReturnType<typeof pages>) {
  app.get("/manifest.webmanifest", async (c) => {
    const found = await tenantOf(c.req.raw, c.env.client);
    if (found instanceof Response) return found;
    const manifest = webManifest(found.tenant, brandOf(found.tenant), pageLocale(c.req.raw.headers, found.tenant));
    return c.body(JSON.stringify(manifest), 200, {
      ...baseHeaders(protoOf(c.req.raw)),
      "content-type": "application/manifest+json",
      "cache-control": "private, max-age=900",
    });
  });

  app.get("/icons/:name", async (c) => {
    const found = await tenantOf(c.req.raw, c.env.client);
    if (found instanceof Response) return found;
    const made = icon(c.req.param("name"), brandOf(found.tenant));
    const headers = baseHeaders(protoOf(c.req.raw));
    if (!made) return c.text("Not found", 404, headers);
    return c.body(made.body, 200, { ...headers, "content-type": made.type, "cache-control": "public, max-age=900" });
  });
}

function edgeApp(parts: PageParts, toApi: EdgeFetch): Edge {
  const { env } = parts;
  const app: Edge = new Hono();
  const answers = pages(parts);
  const { protoOf, failure, appPage } = answers;
  const report = cspReporter(env.log, env.now);

  app.all("/api/*", (c) => toApi(c.req.raw, c.env.client));
  app.all("/media/*", (c) => toApi(c.req.raw, c.env.client));
  app.post("/csp-report", (c) => report(c.req.raw));
  app.get("/edge-healthz", (c) => c.text("ok"));
  app.get("/robots.txt", (c) => c.text("User-agent: *\nDisallow: /\n", 200, baseHeaders(protoOf(c.req.raw))));
  brandRoutes(app, answers);

  app.get("*", async (c) => {
    const request = c.req.raw;
    const path = splitUrl(request.url).path.split("?", 1)[0] ?? "/";
    const name = appOf(path);
    const file = distPath(name, path);
    if (!file) return appPage(name, path, request, c.env.client);
    const proto = protoOf(request);
    const asset = await serveAsset(env.assets, name, file, request, proto);
    if (asset) return asset;
    // A page in place of a script that a new build has removed would only be a stranger error.
    if (isHashed(file)) return c.text("Not found", 404, { ...baseHeaders(proto), "cache-control": "no-store" });
    return appPage(name, path, request, c.env.client);
  });
  app.all("*", (c) => c.text("Method not allowed", 405, { ...baseHeaders(protoOf(c.req.raw)), allow: "GET, HEAD" }));

  app.onError((error, c) => {
    env.log?.({ level: "error", msg: "edge failed", error: String(error), path: c.req.path });
    return failure("down", c.req.raw);
  });
  return app;
}

function compose(env: EdgeEnv) {
  if (env.secret.length < 32) throw new Error("the edge's secret needs 32 characters or more");
  const sign = tenantSigner(env.secret);
  const resolve = tenantResolver({ upstream: env.upstream, sign, apex: normalizeHost(env.apexHost), now: env.now });
  const outdated = outdatedWords(env.secret);
  const parts = { env, resolve, sign, outdated };
  const toApi: EdgeFetch = (request, client) => proxy(parts, request, client);
  const framedBy = frameOrigins({ upstream: env.upstream, sign, now: env.now });
  return { app: edgeApp({ env, resolve, framedBy, outdated }, toApi), toApi };
}

/** The whole edge as a Hono app; its bindings carry who is asking. */
export function createEdge(env: EdgeEnv): Edge {
  return compose(env).app;
}

/** The same as one function. API calls go past Hono: they are most of the traffic and need no router. */
export function createEdgeFetch(env: EdgeEnv): EdgeFetch {
  const { app, toApi } = compose(env);
  return (request, client) =>
    isProxied(splitUrl(request.url).path) ? toApi(request, client) : app.fetch(request, { client });
}
