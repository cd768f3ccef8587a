import type { Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import type { TenantMetadata } from "../env.ts";
import { tenantHeader, tenantVerifier } from "../tenant-header.ts";

export const secret = "a secret of the tests, long enough to sign with";

const tenant = (n: number, slug: string, more: Partial<TenantMetadata> = {}): TenantMetadata => ({
  id: `00000000-0000-7000-8000-00000000000${n}`,
  version: 1,
  name: slug,
  slug,
  url: `http://${slug}.plaudit.test`,
  language: "en",
  languages: ["en", "fr", "ar"],
  timezone: "UTC",
  brandColor: "#14594a",
  logoUrls: null,
  bannerUrls: null,
  features: ["points"],
  pointTerms: null,
  ...more,
});

export const tenants: Record<string, TenantMetadata> = {
  "acme.plaudit.test": tenant(1, "acme", { name: "Acme" }),
  "globex.plaudit.test": tenant(2, "globex", { language: "fr", languages: ["fr", "en"], brandColor: "#7b2d8b" }),
  "evil.plaudit.test": tenant(3, "evil", { name: "</script><script>alert(1)</script>", brandColor: "red;}" }),
};
const tokens: Record<string, string> = { "Bearer of-acme": tenants["acme.plaudit.test"]?.id ?? "" };

/** An API as far as the edge needs one: look-up, echo, streams, and a session that belongs to one tenant. */
export function testApi(now: () => number) {
  const lookups: string[] = [];
  const screens: string[] = [];
  const verify = tenantVerifier(secret);
  const app = new Hono().basePath("/api");
  let answerLookups = true;

  app.get("/identity/tenants/metadata", async (c) => {
    const domain = c.req.query("domain") ?? "";
    lookups.push(domain);
    await new Promise((done) => setTimeout(done, 20));
    if (!answerLookups) return c.json({ error: "Unavailable", msg: "" }, 503);
    const found = tenants[domain];
    return found ? c.json(found) : c.json({ error: "NotFound", msg: "" }, 404);
  });
  app.all("/echo", async (c) =>
    c.json({
      method: c.req.method,
      url: c.req.path,
      query: c.req.query(),
      headers: c.req.header(),
      body: await c.req.text(),
    }),
  );
  app.get("/identity/tenantMembers/me", async (c) => {
    const host = await verify(c.req.header(tenantHeader), now());
    const belongsTo = tokens[c.req.header("authorization") ?? ""];
    const welcome = host && belongsTo && belongsTo === host.tenantId;
    return welcome ? c.json({ tenantId: belongsTo }) : c.json({ error: "Unauthorized", msg: "" }, 401);
  });
  app.get("/tv/channels/:id/frameOrigins", async (c) => {
    const host = await verify(c.req.header(tenantHeader), now());
    if (host?.tenantId !== tenants["acme.plaudit.test"]?.id || c.req.query("token") !== "good")
      return c.json({ error: "Unauthorized", msg: "" }, 401);
    screens.push(c.req.param("id"));
    return c.json({ results: ["https://signage.test", "http://10.0.0.7:8080", "https://evil.test; script-src *"] });
  });
  app.get("/healthz", (c) => c.text("ok"));
  app.get("/redirect", (c) => c.redirect("http://elsewhere.test/"));
  app.get("/html", (c) => c.html("<p>of the API</p>"));
  app.get("/cookies", () => {
    const headers = new Headers({ connection: "x-hop", "x-hop": "1" });
    headers.append("set-cookie", "a=1");
    headers.append("set-cookie", "b=2");
    return new Response("ok", { headers });
  });

  /** Ends only when the test lets it: a reader of the first part has not waited for the last. */
  let finish: () => void = () => {};
  app.get("/stream", () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode("first "));
        finish = () => {
          controller.enqueue(new TextEncoder().encode("last"));
          controller.close();
        };
      },
    });
    return new Response(body, { headers: { "content-type": "text/plain" } });
  });
  let uploaded: (text: string) => void = () => {};
  app.post("/upload", async (c) => {
    let length = 0;
    const decoder = new TextDecoder();
    for await (const part of c.req.raw.body ?? []) {
      length += part.byteLength;
      uploaded(decoder.decode(part));
    }
    return c.json({ length });
  });
  const media = new Hono().get("/media/*", (c) => c.body("picture", 200, { "content-type": "image/webp" }));
  const root = new Hono().route("/", app).route("/", media);

  let server: Server | null = null;
  let port = 0;
  async function up() {
    const started = createAdaptorServer({ fetch: root.fetch }) as Server;
    await new Promise<void>((ready) => started.listen(port, "127.0.0.1", () => ready()));
    const address = started.address();
    port = typeof address === "object" && address ? address.port : port;
    server = started;
  }
  async function down() {
    const stopping = server;
    server = null;
    if (!stopping) return;
    const closed = new Promise<void>((done) => stopping.close(() => done()));
    stopping.closeAllConnections();
    await closed;
  }
  return {
    lookups,
    screens,
    up,
    down,
    fetch: root.fetch,
    origin: () => `http://127.0.0.1:${port}`,
    finishStream: () => finish(),
    firstUpload: () => new Promise<string>((got) => (uploaded = got)),
    failLookups: (fail: boolean) => {
      answerLookups = !fail;
    },
  };
}
export type TestApi = ReturnType<typeof testApi>;
