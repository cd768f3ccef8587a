import { contract } from "@plaudit/api/contract.ts";
import type { Endpoint, EndpointKey } from "@plaudit/api/endpoint.ts";
import { pageLocale } from "@plaudit/edge/locale.ts";
import { baseHeaders } from "@plaudit/edge/security-headers.ts";
import type { TenantVerifier } from "@plaudit/edge/tenant-header.ts";
import { type Context, Hono } from "hono";
import type { Logger } from "pino";
import type { Span } from "../adapters/tracing/spans.ts";
import type { RequestInfo } from "../context.ts";
import { Download } from "../download.ts";
import { DomainError } from "../error.ts";
import { requestSeconds } from "../metrics.ts";
import type { Route } from "../routes.ts";
import { inSpan } from "../tracing.ts";
import { docsRoutes } from "./docs.ts";
import { answerTo } from "./errors.ts";
import { type Call, type Handled, type HandleOptions, handler } from "./handle.ts";
import { Replay } from "./idempotency.ts";
import { type ReadInput, readInput } from "./input.ts";
import { jsonAnswer } from "./json-answer.ts";
import { TooMany } from "./rate-limits.ts";
import { type Connection, describeRequest } from "./request-info.ts";

export interface ServerOptions extends HandleOptions {
  routes: readonly Route[];
  verifyTenant: TenantVerifier;
  log: Logger;
  media: MediaSite;
  /** Takes what the gift card service tells a tenant. */
  tangoEvents?: (request: Request, tenantId: string | null | undefined) => Promise<void>;
  /** Whether the database answers. */
  ready: () => Promise<boolean>;
}

/** Routes outside the contract: uploads as forms and downloads by signed addresses, each on its tenant's host. */
export interface MediaSite {
  receive: (request: Request, hostTenantId: RequestInfo["hostTenantId"]) => Promise<unknown>;
  serve: (request: Request, hostTenantId: RequestInfo["hostTenantId"]) => Promise<Response>;
}

/** Every endpoint of the contract has a handler, names its permission and, for a write, its action; otherwise the server does not boot. */
export function checkRoutes(routes: readonly Route[], expected: Record<string, Endpoint> = { ...contract }): void {
  const bound = new Set<string>();
  for (const { key, endpoint } of routes) {
    if (bound.has(key)) throw new Error(`${key} is bound twice`);
    bound.add(key);
    if (expected[key] !== endpoint) throw new Error(`${key} has a handler but is not in the contract`);
    if (endpoint.permission === undefined) throw new Error(`${key} does not declare its permission`);
    if (endpoint.action === undefined && !key.startsWith("GET ")) throw new Error(`${key} does not declare its action`);
    if (endpoint.scope !== "tenant" && (endpoint.permission || endpoint.action))
      throw new Error(`${key} declares a permission outside a tenant`);
  }
  const missing = Object.keys(expected).filter((key) => !bound.has(key));
  if (missing.length > 0) throw new Error(`these endpoints have no handler: ${missing.join(", ")}`);
}

/** Fixed paths before those with parameters: the first that fits is taken. */
const fixedFirst = (a: Route, b: Route) => score(a.key) - score(b.key) || (a.key < b.key ? -1 : 1);
/** The client closed the request, as proxies log it. */
const CLOSED = 499;
const score = (key: EndpointKey) => key.split("{").length;

export function apiServer(options: ServerOptions): Hono<{ Bindings: Connection }> {
  const { routes, verifyTenant, limits, log, media } = options;
  checkRoutes(routes);
  const handle = handler(options);
  const safe = baseHeaders(new URL(options.apexUrl).protocol.slice(0, -1));
  const common = { "cache-control": "no-store", ...safe };
  const app = new Hono<{ Bindings: Connection }>({ strict: false });

  interface Asked {
    request: Request;
    info: RequestInfo;
    fields: Record<string, string>;
    wording: Call["wording"];
  }
  /** Trace span of one request, from the caller to the outcome. */
  const run = (c: Context, route: string, work: (asked: Asked) => Promise<Response>): Promise<Response> =>
    inSpan({ name: route, kind: "server", attributes: { "http.route": route } }, (span) =>
      follow(span, c, route, work),
    );

  async function follow(
    span: Span,
    c: Context,
    route: string,
    work: (asked: Asked) => Promise<Response>,
  ): Promise<Response> {
    const began = performance.now();
    const { raw: request } = c.req;
    const info = await describeRequest(request, c.env ?? {}, verifyTenant);
    span.set({
      "http.request.method": request.method,
      "plaudit.request": info.id,
      "plaudit.tenant": info.hostTenantId,
    });
    const fields: Record<string, string> = { ...common, "x-request-id": info.id };
    const line: Record<string, unknown> = { request: info.id, route };
    const wording: Call["wording"] = { pointTerms: null };
    let response: Response;
    try {
      response = await work({ request, info, fields, wording });
    } catch (error) {
      // Who left gets no answer, and it is nobody's fault.
      response =
        request.signal.aborted && error === request.signal.reason
          ? new Response(null, { status: CLOSED, headers: fields })
          : refuse(error, fields, line, request, wording);
    }
    span.set({ "http.response.status_code": response.status });
    if (response.status >= 500) span.fail();
    const ms = performance.now() - began;
    requestSeconds.observe({ route, status: response.status }, ms / 1000);
    log[line.err ? "error" : "info"](
      { ...line, status: response.status, tenant: info.hostTenantId, ms: Math.round(ms) },
      "request",
    );
    return response;
  }

  for (const route of [...routes].sort(fixedFirst)) {
    const [method = "", path = ""] = route.key.split(" ");
    const clock = { early: false };
    app.on(method, `/api${path.replace(/\{(\w+)\}/g, ":$1")}`, (c) =>
      run(c, route.key, async ({ request, info, fields, wording }) => {
        Object.assign(fields, await limits.take("address", info.ip));
        const read = await readOrFault(route.endpoint, request, c.req.param());
        const path = c.req.path;
        const call = { route, clock, request, path, info, log: log.child({ request: info.id }), read, fields, wording };
        return answer(await handle(call), fields, request);
      }),
    );
  }
  app.post("/media/uploads", (c) =>
    run(c, "POST /media/uploads", async ({ request, info, fields }) => {
      Object.assign(fields, await limits.take("address", info.ip));
      return jsonAnswer(JSON.stringify(await media.receive(request, info.hostTenantId)), 200, fields, request);
    }),
  );
  app.post("/api/reward/tango/events", (c) =>
    run(c, "POST /reward/tango/events", async ({ request, info, fields }) => {
      Object.assign(fields, await limits.take("address", info.ip));
      await options.tangoEvents?.(request, info.hostTenantId);
      // Whoever sends it takes this status alone for delivered.
      return new Response(null, { status: 200, headers: fields });
    }),
  );
  app.get("/media/*", (c) =>
    run(c, "GET /media", async ({ request, info }) => {
      const response = await media.serve(request, info.hostTenantId);
      for (const [name, value] of Object.entries(safe))
        if (!response.headers.has(name)) response.headers.set(name, value);
      return response;
    }),
  );
  app.get("/api/healthz", (c) => c.text("ok", 200, common));
  app.get("/api/readyz", async (c) =>
    (await options.ready())
      ? c.text("ready", 200, common)
      : c.text("not ready", 503, { ...common, "retry-after": "2" }),
  );
  docsRoutes(app, safe);
  app.notFound((c) => c.json({ error: "NotFound", msg: notFoundText(c) }, 404, common));
  app.onError((error, c) => refuse(error, { ...common }, {}, c.req.raw));
  return app;
}

const notFoundText = (c: Context) => `There is nothing at ${c.req.method} ${c.req.path.slice(0, 200)}`;

async function readOrFault(
  endpoint: Endpoint,
  request: Request,
  params: Record<string, string>,
): Promise<ReadInput | DomainError> {
  try {
    return await readInput(endpoint, request, params);
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}

function answer(handled: Handled, fields: Record<string, string>, request: Request): Response {
  if (handled instanceof ReadableStream)
    return new Response(handled, {
      headers: { ...fields, "content-type": "application/x-ndjson", "x-accel-buffering": "no" },
    });
  if (handled instanceof Download) {
    const { body, type, name } = handled;
    const named = `attachment; filename*=UTF-8''${encodeURIComponent(name)}`;
    return new Response(body, { headers: { ...fields, "content-type": type, "content-disposition": named } });
  }
  const { status, text } = handled;
  if (text === null) return new Response(null, { status, headers: fields });
  return jsonAnswer(text, status, fields, request);
}

function refuse(
  error: unknown,
  fields: Record<string, string>,
  line: Record<string, unknown>,
  request: Request,
  { pointTerms }: Call["wording"] = { pointTerms: null },
): Response {
  if (error instanceof Replay) return answer(error.answer, { ...fields, "idempotency-replayed": "true" }, request);
  const { status, body, retryAfter, ours } = answerTo(error, pageLocale(request.headers, null), pointTerms);
  if (ours) line.err = error;
  else line.error = body.error;
  const headers: Record<string, string> = { ...fields, "content-type": "application/json; charset=UTF-8" };
  // Headers of the limits that passed do not describe the one that refused.
  if (status === 429) for (const name of ["ratelimit", "ratelimit-policy"]) delete headers[name];
  delete headers["set-cookie"];
  if (error instanceof TooMany) Object.assign(headers, error.fields);
  if (retryAfter !== undefined) headers["retry-after"] = String(retryAfter);
  if (status === 401) headers["www-authenticate"] = "Bearer";
  return new Response(JSON.stringify(body), { status, headers });
}
