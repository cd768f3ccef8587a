import { builtApps } from "./built-app.ts";
import type { AppName, Client, EdgeEnv, TenantMetadata } from "./env.ts";
import type { FrameOrigins } from "./frame-origins.ts";
import { normalizeHost, splitUrl } from "./hosts.ts";
import { pageLocale } from "./locale.ts";
import type { Outdated } from "./outdated.ts";
import { renderPage } from "./page.ts";
import { plainPage } from "./plain-page.ts";
import type { Resolved, TenantResolver } from "./resolve-tenant.ts";
import { freshNonce, pageHeaders } from "./security-headers.ts";
import { appOf } from "./targets.ts";
import { edgeTexts } from "./texts.ts";

const retrySeconds = 5;

function compressed(html: string, headers: Record<string, string>, request: Request): Response {
  if (!/\bgzip\b/.test(request.headers.get("accept-encoding") ?? "")) return new Response(html, { headers });
  const body = new Blob([html]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Response(body, { headers: { ...headers, "content-encoding": "gzip", vary: "accept-encoding" } });
}

export interface PageParts {
  env: EdgeEnv;
  resolve: TenantResolver;
  framedBy: FrameOrigins;
  outdated: Outdated;
}

/** Handlers of page navigations. */
export function pages({ env, resolve, framedBy, outdated }: PageParts) {
  const built = builtApps(env.assets);
  const protoOf = (request: Request) => env.proto ?? splitUrl(request.url).proto;

  /** The neutral 404, or the page that tries again. */
  function failure(kind: "unknown" | "down", request: Request): Response {
    const nonce = freshNonce();
    const locale = pageLocale(request.headers, null);
    const t = edgeTexts(locale);
    const down = kind === "down";
    const html = plainPage({
      locale,
      nonce,
      title: down ? t("edge:apiDown.title") : t("edge:unknownHost.title"),
      text: down ? t("edge:apiDown.text") : t("edge:unknownHost.text"),
      ...(down ? { retry: { label: t("edge:apiDown.retry"), seconds: retrySeconds } } : {}),
    });
    const headers = pageHeaders({ proto: protoOf(request), nonce, app: appOf(splitUrl(request.url).path) });
    return new Response(html, {
      status: down ? 503 : 404,
      headers: { ...headers, ...(down ? { "retry-after": String(retrySeconds) } : {}) },
    });
  }

  /** The host's tenant (null: the apex), or the error page. */
  async function tenantOf(request: Request, client: Client): Promise<{ tenant: TenantMetadata | null } | Response> {
    const word = await outdated.ofVisitor(request);
    if (word) resolve.outdate(word.tenantId, word.version);
    const resolved: Resolved = await resolve(normalizeHost(splitUrl(request.url).host), client);
    if (resolved.kind === "tenant") return { tenant: resolved.tenant };
    return resolved.kind === "apex" ? { tenant: null } : failure(resolved.kind, request);
  }

  async function appPage(app: AppName, path: string, request: Request, client: Client): Promise<Response> {
    const [found, files] = await Promise.all([tenantOf(request, client), built(app)]);
    if (found instanceof Response) return found;
    if (!files) throw new Error(`apps/${app} is not built`);
    const { tenant } = found;
    const proto = protoOf(request);
    const nonce = freshNonce();
    const locale = pageLocale(request.headers, tenant);
    const html = renderPage(files, { app, path, locale, tenant, apexUrl: `${proto}://${env.apexHost}`, nonce });
    const headers = pageHeaders({
      pictureOrigins: env.pictureOrigins,
      proto,
      nonce,
      app,
      frameOrigins: app === "tv" ? await framedBy(splitUrl(request.url).path, tenant?.id ?? null, client) : [],
    });
    return env.compressHtml ? compressed(html, headers, request) : new Response(html, { headers });
  }

  return { protoOf, failure, tenantOf, appPage };
}
