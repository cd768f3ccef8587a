import { Hono } from "hono";
import { brandOf } from "./brand.ts";
import { builtApps } from "./built-app.ts";
import { cspReporter } from "./csp-report.ts";
import type { AppName, Client, EdgeEnv, TenantMetadata } from "./env.ts";
import { normalizeHost, splitUrl } from "./hosts.ts";
import { icon } from "./icons.ts";
import { pageLocale } from "./locale.ts";
import { renderPage } from "./page.ts";
import { plainPage } from "./plain-page.ts";
import { proxy } from "./proxy.ts";
import { type Resolved, tenantResolver } from "./resolve-tenant.ts";
import { baseHeaders, freshNonce, pageHeaders } from "./security-headers.ts";
import { serveAsset } from "./serve-asset.ts";
import { appOf, distPath, isHashed, isProxied } from "./targets.ts";
import { tenantSigner } from "./tenant-header.ts";
import { edgeTexts } from "./texts.ts";
import { webManifest } from "./web-manifest.ts";

export type { Client, EdgeEnv } from "./env.ts";
export type EdgeFetch = (request: Request, client: Client) => Response | Promise<Response>;

type Bindings = { client: Client };

function compressed(html: string, headers: Record<string, string>, request: Request): Response {
  if (!/\bgzip\b/.test(request.headers.get("accept-encoding") ?? "")) return new Response(html, { headers });
  const body = new Blob([html]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Response(body, { headers: { ...headers, "content-encoding": "gzip", vary: "accept-encoding" } });
}

function edgeApp(
  env: EdgeEnv,
  resolve: ReturnType<typeof tenantResolver>,
  toApi: EdgeFetch,
): Hono<{ Bindings: Bindings }> {
  const app = new Hono<{ Bindings: Bindings }>();
  const built = builtApps(env.assets);
  const report = cspReporter(env.log, env.now);
  const protoOf = (request: Request) => env.proto ?? splitUrl(request.url).proto;

  const tenantOf = (resolved: Resolved): TenantMetadata | null => (resolved.kind === "tenant" ? resolved.tenant : null);
  const resolveRequest = async (request: Request, client: Client) => {
    const resolved = await resolve(normalizeHost(splitUrl(request.url).host), client);
    return { resolved, failure: failurePage(resolved, request) };
  };

  /** The neutral 404, or the page that tries again; null when the host is known. */
  function failurePage(resolved: Resolved, request: Request): Response | null {
    if (resolved.kind === "tenant" || resolved.kind === "apex") return null;
    const nonce = freshNonce();
    const locale = pageLocale(request.headers, null);
    const texts = edgeTexts(locale);
    const down = resolved.kind === "down";
    const html = plainPage({
      locale,
      nonce,
      ...(down ? texts.apiDown : texts.unknownHost),
      ...(down ? { retry: { label: texts.apiDown.retry, seconds: 5 } } : {}),
    });
    const headers = pageHeaders({ proto: protoOf(request), nonce, app: appOf(splitUrl(request.url).path) });
    return new Response(html, {
      status: down ? 503 : 404,
      headers: { ...headers, ...(down ? { "retry-after": "5" } : {}) },
    });
  }

  async function page(name: AppName, path: string, request: Request, client: Client): Promise<Response> {
    const [{ resolved, failure }, files] = await Promise.all([resolveRequest(request, client), built(name)]);
    if (failure) return failure;
    if (!files) throw new Error(`apps/${name} is not built`);
    const tenant = tenantOf(resolved);
    const proto = protoOf(request);
    const nonce = freshNonce();
    const locale = pageLocale(request.headers, tenant);
    const apexUrl = `${proto}://${env.apexHost}`;
    const html = renderPage(env, files, { app: name, path, locale, tenant, apexUrl, nonce });
    const headers = pageHeaders({ proto, nonce, app: name, imageOrigins: env.imageOrigins ?? [] });
    return env.compressHtml ? compressed(html, headers, request) : new Response(html, { headers });
  }

  app.all("/api/*", (c) => toApi(c.req.raw, c.env.client));
  app.all("/media/*", (c) => toApi(c.req.raw, c.env.client));
  app.post("/csp-report", (c) => report(c.req.raw));
  app.get("/edge-healthz", (c) => c.text("ok"));
  app.get("/robots.txt", (c) => c.text("User-agent: *\nDisallow: /\n", 200, baseHeaders(protoOf(c.req.raw))));

  app.get("/manifest.webmanifest", async (c) => {
    const { resolved, failure } = await resolveRequest(c.req.raw, c.env.client);
    if (failure) return failure;
    const tenant = tenantOf(resolved);
    const manifest = webManifest(tenant, brandOf(tenant), pageLocale(c.req.raw.headers, tenant));
    return c.body(JSON.stringify(manifest), 200, {
      ...baseHeaders(protoOf(c.req.raw)),
      "content-type": "application/manifest+json",
      "cache-control": "private, max-age=900",
    });
  });

  app.get("/icons/:name", async (c) => {
    const { resolved, failure } = await resolveRequest(c.req.raw, c.env.client);
    if (failure) return failure;
    const made = icon(c.req.param("name"), brandOf(tenantOf(resolved)));
    if (!made) return c.text("Not found", 404, baseHeaders(protoOf(c.req.raw)));
    return c.body(made.body, 200, {
      ...baseHeaders(protoOf(c.req.raw)),
      "content-type": made.type,
      "cache-control": "public, max-age=900",
    });
  });

  app.get("*", async (c) => {
    const path = splitUrl(c.req.raw.url).path.split("?", 1)[0] ?? "/";
    const name = appOf(path);
    const file = distPath(name, path);
    if (file) {
      const proto = protoOf(c.req.raw);
      const asset = await serveAsset(env.assets, name, file, c.req.raw, proto);
      if (asset) return asset;
      // A page in place of a script that a new build has removed would only be a stranger error.
      if (isHashed(file)) return c.text("Not found", 404, { ...baseHeaders(proto), "cache-control": "no-store" });
    }
    return page(name, path, c.req.raw, c.env.client);
  });

  app.all("*", (c) => c.text("Method not allowed", 405, { ...baseHeaders(protoOf(c.req.raw)), allow: "GET, HEAD" }));

  app.onError((error, c) => {
    env.log?.({ level: "error", msg: "edge failed", error: String(error), path: c.req.path });
    const failed = failurePage({ kind: "down" }, c.req.raw);
    return failed ?? c.text("Unavailable", 503);
  });
  return app;
}

function compose(env: EdgeEnv) {
  if (env.secret.length < 32) throw new Error("the edge's secret needs 32 characters or more");
  const resolve = tenantResolver({ upstream: env.upstream, apex: normalizeHost(env.apexHost), now: env.now });
  const parts = { env, resolve, sign: tenantSigner(env.secret) };
  const toApi: EdgeFetch = (request, client) => proxy(parts, request, client);
  return { app: edgeApp(env, resolve, toApi), toApi };
}

/** The whole edge as a Hono app; its bindings carry who is asking. */
export function createEdge(env: EdgeEnv): Hono<{ Bindings: Bindings }> {
  return compose(env).app;
}

/** The same as one function. API calls go past Hono: they are most of the traffic and need no router. */
export function createEdgeFetch(env: EdgeEnv): EdgeFetch {
  const { app, toApi } = compose(env);
  return (request, client) =>
    isProxied(splitUrl(request.url).path) ? toApi(request, client) : app.fetch(request, { client });
}
