import { randomBytes } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { nonceSlot } from "./template.ts";
import { tenantVerifier } from "./tenant-header.ts";
import { fixtureApps } from "./testing/fixture-apps.ts";
import { type Answer, open } from "./testing/request.ts";
import { apexHost, type Runtime, runtimes } from "./testing/runtimes.ts";
import { secret, type TestApi, tenants, testApi } from "./testing/test-api.ts";

const acme = "acme.plaudit.test";
const globex = "globex.plaudit.test";
const minute = 60_000;

describe.each(Object.entries(runtimes))("the edge under %s", (_name, start) => {
  let api: TestApi;
  let apps: Awaited<ReturnType<typeof fixtureApps>>;
  let edge: Runtime;
  let clock = 0;

  beforeAll(async () => {
    apps = await fixtureApps();
    api = testApi(() => Date.now() + clock);
    await api.up();
  });
  // Each test has its own edge, so none sees what another's cache holds.
  beforeEach(async () => {
    clock = 0;
    api.failLookups(false);
    edge = await start(apps.appsDir, api.origin());
    api.lookups.length = 0;
    return () => edge.stop();
  });
  afterAll(async () => {
    await api.down();
    await apps.remove();
  });

  type Init = { method?: string; headers?: Record<string, string>; body?: string };
  function get(host: string, path: string, init: Init = {}): Promise<Answer> {
    const { request, answer } = open(edge.port, host, path, init);
    request.end(init.body);
    return answer;
  }
  const page = async (host: string, path: string, headers: Record<string, string> = {}) => {
    const answer = await get(host, path, { headers });
    return { ...answer, html: await answer.text() };
  };
  const bootOf = (html: string) => {
    const [, json = ""] = /<script[^>]*id="plaudit-boot">([^<]*)<\/script>/.exec(html) ?? [];
    return JSON.parse(json);
  };
  const nonceOf = (answer: Answer) => /'nonce-([^']+)'/.exec(String(answer.headers["content-security-policy"]))?.[1];
  const passTime = async (ms: number) => {
    clock += ms;
    await edge.setClock(clock);
  };
  const until = async (condition: () => boolean) => {
    while (!condition()) await new Promise((soon) => setTimeout(soon, 10));
  };

  describe("hosts", () => {
    test("a tenant's host gets its metadata, whatever its case, port and trailing dot", async () => {
      for (const host of [acme, "ACME.Plaudit.test:3000", "acme.plaudit.test."]) {
        expect(bootOf((await page(host, "/home")).html)).toMatchObject({
          tenant: tenants[acme],
          apexUrl: "http://plaudit.test",
          locale: "en",
        });
      }
      expect(api.lookups).toEqual([acme]);
    });

    test("the apex has no tenant and looks none up", async () => {
      expect(bootOf((await page(apexHost, "/")).html).tenant).toBeNull();
      expect(api.lookups).toEqual([]);
    });

    test("an unknown host gets a neutral 404 that names nobody", async () => {
      const { status, html, headers } = await page("nobody.plaudit.test", "/home");
      expect(status).toBe(404);
      expect(html).not.toMatch(/acme|globex|nobody/i);
      expect(headers["content-security-policy"]).toContain("default-src 'none'");
      const call = await get("nobody.plaudit.test", "/api/echo");
      expect([call.status, JSON.parse(await call.text()).error]).toEqual([404, "NotFound"]);
    });

    test("a name that cannot be a host is refused without a look-up", async () => {
      expect((await page("a_b.plaudit.test", "/")).status).toBe(404);
      expect(api.lookups).toEqual([]);
    });

    test("twenty visitors at once cost one look-up", async () => {
      const pages = await Promise.all(Array.from({ length: 20 }, () => page(acme, "/home")));
      expect(pages.every((p) => p.status === 200)).toBe(true);
      expect(api.lookups).toEqual([acme]);
    });

    test("metadata holds for 15 minutes, then is refreshed behind the visitor", async () => {
      await page(acme, "/home");
      await passTime(14 * minute);
      await page(acme, "/home");
      expect(api.lookups).toHaveLength(1);
      await passTime(2 * minute);
      await page(acme, "/home");
      await until(() => api.lookups.length === 2);
    });

    test("that a host is unknown holds for one minute", async () => {
      await page("new.plaudit.test", "/");
      await page("new.plaudit.test", "/");
      expect(api.lookups).toHaveLength(1);
      tenants["new.plaudit.test"] = { ...(tenants[acme] as (typeof tenants)[string]), name: "New" };
      await passTime(minute + 1);
      expect((await page("new.plaudit.test", "/")).status).toBe(200);
      delete tenants["new.plaudit.test"];
    });
  });

  describe("while the API is down", () => {
    test("a tenant seen before is served from memory, long after its time", async () => {
      await page(acme, "/home");
      await api.down();
      await passTime(24 * 60 * minute);
      for (let i = 0; i < 3; i++) expect(bootOf((await page(acme, "/home")).html).tenant.name).toBe("Acme");
      await api.up();
    });

    test("a response that is neither found nor absent counts as down", async () => {
      await page(acme, "/home");
      api.failLookups(true);
      await passTime(16 * minute);
      await page(acme, "/home");
      await until(() => api.lookups.length === 2);
      expect((await page(acme, "/home")).status).toBe(200);
      expect((await page(globex, "/home")).status).toBe(503);
    });

    test("a tenant never seen gets a page that tries again by itself", async () => {
      await api.down();
      const { status, headers, html } = await page(acme, "/home");
      await api.up();
      expect([status, headers["retry-after"], headers["cache-control"]]).toEqual([503, "5", "no-store"]);
      expect(html).toContain('<meta http-equiv="refresh" content="5">');
      expect(html).toContain("--t-brand:");
      expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
      expect((await page(acme, "/home")).status).toBe(200);
    });

    test("a call gets 503 as JSON with Retry-After", async () => {
      await page(acme, "/home");
      await api.down();
      const answer = await get(acme, "/api/echo", { method: "POST", body: "{}" });
      await api.up();
      expect([answer.status, answer.headers["retry-after"]]).toEqual([503, "5"]);
      expect(JSON.parse(await answer.text())).toMatchObject({ error: "Unavailable", msg: expect.any(String) });
      expect((await get(acme, "/api/echo")).status).toBe(200);
    });
  });

  describe("pages", () => {
    test("the policy's nonce is fresh for every response and on every script, style and style sheet", async () => {
      const answers = await Promise.all(
        ["/home", "/home", "/", "/admin", "/tv/watch/1"].map((path) => page(acme, path)),
      );
      expect(new Set(answers.map(nonceOf)).size).toBe(answers.length);
      for (const answer of answers) {
        const tags =
          answer.html.match(/<(script|style|link rel="(stylesheet|modulepreload))\b[^>]*>|<link nonce[^>]*>/g) ?? [];
        expect(tags.length).toBeGreaterThan(4);
        expect(tags.filter((tag) => !tag.includes(`nonce="${nonceOf(answer)}"`))).toEqual([]);
        expect(answer.html).not.toMatch(/ style="| on\w+="/);
        expect(answer.html).not.toContain(nonceSlot);
      }
    });

    test("the security headers are complete", async () => {
      const { headers } = await page(acme, "/home");
      expect(String(headers["content-security-policy"]).replace(/'nonce-[^']+'/g, "'nonce'")).toBe(
        "default-src 'none'; script-src 'nonce' 'strict-dynamic'; style-src 'self' 'nonce'; img-src 'self' blob: data:; media-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; report-uri /csp-report",
      );
      expect(headers).toMatchObject({
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "x-content-type-options": "nosniff",
        "referrer-policy": "same-origin",
        "permissions-policy": expect.stringContaining("camera=()"),
        "cache-control": "no-store",
      });
      expect(headers["strict-transport-security"]).toBeUndefined();
      expect((await page(acme, "/tv/watch/1?token=x")).headers["referrer-policy"]).toBe("no-referrer");
    });

    test("a TV screen may be framed by its channel's origins, the console by nobody", async () => {
      const framing = async (host: string, path: string) => {
        const policy = String((await page(host, path)).headers["content-security-policy"]);
        return /frame-ancestors ([^;]+)/.exec(policy)?.[1];
      };
      api.screens.length = 0;
      const screen = "/tv/watch/7?token=good";
      expect(await framing(acme, screen)).toBe("'self' https://signage.test http://10.0.0.7:8080");
      expect(await framing(acme, screen)).toContain("https://signage.test");
      expect(api.screens).toEqual(["7"]);
      await passTime(minute + 1);
      expect(await framing(acme, screen)).toContain("https://signage.test");
      expect(api.screens).toEqual(["7", "7"]);
      for (const [host, path] of [
        [acme, "/tv/watch/7?token=bad"],
        [acme, "/tv/watch/7?token=good%3B"],
        [acme, "/tv/watch/7"],
        [globex, screen],
        [apexHost, screen],
      ] as const)
        expect(await framing(host, path)).toBe("'self'");
      for (const path of ["/admin", "/home", "/"]) expect(await framing(acme, path)).toBe("'none'");
      const policyOf = async (path: string) => String((await page(acme, path)).headers["content-security-policy"]);
      expect(await policyOf("/admin/values")).toContain("; frame-src 'self'; ");
      expect(await policyOf("/home")).not.toContain("frame-src");
      await passTime(minute + 1);
      await api.down();
      expect(await framing(acme, screen)).toContain("https://signage.test");
      expect(await framing(acme, "/tv/watch/8?token=good")).toBe("'self'");
      await api.up();
    });

    test("a tenant cannot write markup by its name or its color", async () => {
      const { html } = await page("evil.plaudit.test", "/home");
      expect(html).not.toContain("<script>alert");
      expect(html.slice(0, html.indexOf("plaudit-boot"))).not.toContain("red;}");
      expect(bootOf(html).tenant.name).toBe("</script><script>alert(1)</script>");
      expect(html).toContain("<title>&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;</title>");
      const manifest = JSON.parse(await (await get("evil.plaudit.test", "/manifest.webmanifest")).text());
      expect(manifest.theme_color).toMatch(/^#[0-9a-f]{6}$/);
    });

    test("the path chooses the app", async () => {
      const appAt = async (path: string) => /data-app="(\w+)"/.exec((await page(acme, path)).html)?.[1];
      expect(
        await Promise.all(
          ["/", "/home", "/admin", "/admin/values", "/tv/watch/1", "/administrator", "/tvs"].map(appAt),
        ),
      ).toEqual(["member", "member", "admin", "admin", "tv", "member", "member"]);
    });

    test.each([
      [acme, {}, "en", "ltr"],
      [acme, { cookie: "a=b; plaudit-locale=ar" }, "ar", "rtl"],
      [globex, {}, "fr", "ltr"],
      [globex, { cookie: "plaudit-locale=ar" }, "fr", "ltr"],
      [globex, { cookie: "plaudit-locale=en" }, "en", "ltr"],
      [apexHost, { "accept-language": "de, ar;q=0.8, fr;q=0.9" }, "fr", "ltr"],
      [apexHost, { "accept-language": "ar", cookie: "plaudit-locale=x" }, "ar", "rtl"],
      [apexHost, {}, "en", "ltr"],
    ])("%s with %j speaks %s (%s)", async (host, headers, lang, dir) => {
      const { html } = await page(host, "/", headers);
      expect(html).toContain(`<html lang="${lang}" dir="${dir}"`);
      expect(bootOf(html).locale).toBe(lang);
    });

    test("brand, shell, early fetches and preloads of the route are in the HTML", async () => {
      const { html } = await page(globex, "/home");
      expect(html).toContain("--t-brand:");
      expect(html).toContain('class="edge-shell edge-member edge-tenant"');
      expect(html).toContain('"/timeline/items?pageSize=20"');
      for (const file of ["home-D4", "feed-F6", "fr-E5"])
        expect(html).toMatch(new RegExp(`rel="modulepreload"[^>]*/assets/${file}.js`));
      expect(html).not.toContain("en-E5");
      expect(html.indexOf("main-C3.css")).toBeGreaterThan(html.indexOf("edge-shell edge-member"));
      expect(html.indexOf("home-G7.css")).toBeGreaterThan(0);
      expect((await page(globex, "/recognitions/1")).html).not.toContain("/timeline/items");
    });

    test("HEAD returns the headers of GET, other methods are refused", async () => {
      expect((await get(acme, "/home", { method: "HEAD" })).status).toBe(200);
      const refused = await get(acme, "/home", { method: "POST", body: "x" });
      expect([refused.status, refused.headers.allow]).toEqual([405, "GET, HEAD"]);
    });
  });

  describe("files", () => {
    test("hashed files are immutable and come as brotli to those who take it", async () => {
      const plain = await get(acme, "/assets/main-A1.js");
      const text = await plain.text();
      expect(plain.headers).toMatchObject({
        "cache-control": "public, max-age=31536000, immutable",
        "content-type": "text/javascript; charset=utf-8",
        vary: "accept-encoding",
      });
      const packed = await get(acme, "/assets/main-A1.js", { headers: { "accept-encoding": "br, gzip" } });
      const bytes = await packed.bytes();
      expect(packed.headers["content-encoding"]).toBe("br");
      expect(packed.headers.etag).not.toBe(plain.headers.etag);
      expect(bytes.byteLength).toBeLessThan(text.length / 2);
      expect(brotliDecompressSync(bytes).toString()).toBe(text);
      const refused = await get(acme, "/assets/main-A1.js", { headers: { "accept-encoding": "br;q=0" } });
      expect(await refused.text()).toBe(text);
    });

    test("each app has its own files, and a known ETag gives 304", async () => {
      expect(await (await get(acme, "/admin/assets/main-A1.js")).text()).toContain('"admin"');
      const first = await get(acme, "/tv/assets/main-A1.js");
      expect(await first.text()).toContain('"tv"');
      const again = await get(acme, "/tv/assets/main-A1.js", {
        headers: { "if-none-match": String(first.headers.etag) },
      });
      expect([again.status, await again.text()]).toEqual([304, ""]);
    });

    test("the service worker is revalidated each time", async () => {
      const { headers, ...worker } = await get(acme, "/sw.js");
      expect([await worker.text(), headers["cache-control"]]).toEqual(['self.app="member"', "no-cache"]);
    });

    test("what is not a built file is never one", async () => {
      expect((await get(acme, "/assets/gone-X9.js")).status).toBe(404);
      expect((await get(acme, "/assets/main-A1.js.map")).status).not.toBe(304);
      for (const path of [
        "/.vite/manifest.json",
        "/.vite/screens.json",
        "/assets/%2e%2e/%2e%2e/package.json",
        "/assets/main-A1.js.br",
        "/assets/main-A1.js.map",
        "/index.html",
      ]) {
        expect((await page(acme, path)).html).toContain("plaudit-boot");
      }
    });

    test("manifest, icons and robots are of the host", async () => {
      const manifest = JSON.parse(
        await (await get(acme, "/manifest.webmanifest", { headers: { cookie: "plaudit-locale=ar" } })).text(),
      );
      expect(manifest).toMatchObject({
        name: "Acme",
        short_name: "Acme",
        lang: "ar",
        dir: "rtl",
        start_url: "/home",
        display: "standalone",
      });
      for (const { src, type } of manifest.icons) {
        const answer = await get(acme, src);
        expect([answer.status, answer.headers["content-type"]]).toEqual([200, type]);
        if (type === "image/png") expect((await answer.bytes()).subarray(1, 4).toString()).toBe("PNG");
      }
      const mine = await (await get(acme, "/icons/icon-192.png")).bytes();
      expect(mine.equals(await (await get(globex, "/icons/icon-192.png")).bytes())).toBe(false);
      expect((await get(acme, "/icons/other.png")).status).toBe(404);
      expect(await (await get(acme, "/robots.txt")).text()).toContain("Disallow: /");
    });
  });

  describe("the API behind it", () => {
    test("gets the edge's word on the caller, never the visitor's", async () => {
      const answer = await get(acme, "/api/echo?a=1&b=%20", {
        method: "PUT",
        body: '{"x":1}',
        headers: {
          "content-type": "application/json",
          "x-forwarded-for": "6.6.6.6",
          "X-Forwarded-Host": "globex.plaudit.test",
          "x-forwarded-prefix": "/x",
          forwarded: "for=6.6.6.6",
          "x-original-url": "/admin",
          "X-Rewrite-URL": "/admin",
          "x-plaudit-tenant": "forged",
          connection: "keep-alive, x-hop",
          "x-hop": "1",
          "x-request-id": "kept",
        },
      });
      const seen = JSON.parse(await answer.text());
      expect(seen).toMatchObject({ method: "PUT", url: "/api/echo", query: { a: "1", b: " " }, body: '{"x":1}' });
      expect(seen.headers).toMatchObject({
        "x-forwarded-host": acme,
        "x-forwarded-proto": "http",
        "x-request-id": "kept",
      });
      expect(seen.headers["x-forwarded-for"]).not.toContain("6.6.6.6");
      for (const name of ["forwarded", "x-original-url", "x-rewrite-url", "x-forwarded-prefix", "x-hop"]) {
        expect(seen.headers).not.toHaveProperty(name);
      }
      expect(await tenantVerifier(secret)(seen.headers["x-plaudit-tenant"], Date.now())).toEqual({
        tenantId: tenants[acme]?.id,
      });
    });

    test("is notified of the apex by a signature, too", async () => {
      const { headers } = JSON.parse(await (await get(apexHost, "/api/echo")).text());
      expect(await tenantVerifier(secret)(headers["x-plaudit-tenant"], Date.now())).toEqual({ tenantId: null });
    });

    test("refuses a token of one tenant on another's host", async () => {
      const me = async (host: string) =>
        (await get(host, "/api/identity/tenantMembers/me", { headers: { authorization: "Bearer of-acme" } })).status;
      expect(await Promise.all([acme, globex, apexHost].map(me))).toEqual([200, 401, 401]);
    });

    test("keeps its signature valid as time passes", async () => {
      for (let i = 0; i < 4; i++) {
        const answer = await get(acme, "/api/identity/tenantMembers/me", {
          headers: { authorization: "Bearer of-acme" },
        });
        expect(answer.status).toBe(200);
        await passTime(4 * minute);
      }
    });

    test("streams its response: the first part comes before the last is written", async () => {
      const answer = await get(acme, "/api/stream");
      expect(await answer.first()).toBe("first ");
      api.finishStream();
      expect(await answer.text()).toBe("last");
    });

    test("streams what is sent: the first part arrives before the last is sent", async () => {
      const { request, answer } = open(edge.port, acme, "/api/upload", { method: "POST" });
      const arrived = api.firstUpload();
      request.write("first");
      expect(await arrived).toBe("first");
      const rest = randomBytes(2_000_000);
      request.end(rest);
      expect(JSON.parse(await (await answer).text())).toEqual({ length: 5 + rest.byteLength });
    });

    test("passes responses on: redirects, cookies, media, without hop-by-hop headers", async () => {
      const redirect = await get(acme, "/api/redirect");
      expect([redirect.status, redirect.headers.location]).toEqual([302, "http://elsewhere.test/"]);
      const cookies = await get(acme, "/api/cookies");
      expect(cookies.headers["set-cookie"]).toEqual(["a=1", "b=2"]);
      const media = await get(acme, "/media/1");
      expect([media.headers["content-type"], await media.text()]).toEqual(["image/webp", "picture"]);
    });

    test("may not run script in HTML that brings no policy of its own", async () => {
      const { headers } = await get(acme, "/api/html");
      expect(headers["content-security-policy"]).toContain("script-src 'none'");
    });

    test("health checks answer on any host", async () => {
      expect((await get("10.0.0.7", "/api/healthz")).status).toBe(200);
      expect((await get("10.0.0.7", "/edge-healthz")).status).toBe(200);
    });
  });

  test("CSP reports are logged without queries and answered with 204", async () => {
    const body = JSON.stringify({
      "csp-report": {
        "document-uri": "http://acme.plaudit.test/tv/watch/1?token=hush",
        "effective-directive": "script-src-elem",
        "blocked-uri": "inline",
        "line-number": 3,
      },
    });
    const send = (text: string) =>
      get(acme, "/csp-report", { method: "POST", body: text, headers: { "content-type": "application/csp-report" } });
    expect((await send(body)).status).toBe(204);
    await until(() => edge.logged.length > 0);
    expect(JSON.parse(edge.logged[0] ?? "")).toMatchObject({
      msg: "csp-report",
      directive: "script-src-elem",
      blocked: "inline",
      document: "http://acme.plaudit.test/tv/watch/1",
    });
    expect(edge.logged.join()).not.toContain("hush");
    for (const bad of ["", "{", "null", "[]", `"${"x".repeat(40_000)}"`]) expect((await send(bad)).status).toBe(204);
  });

  test("HTML is compressed for those who take it", async () => {
    const answer = await get(acme, "/home", { headers: { "accept-encoding": "gzip" } });
    const bytes = await answer.bytes();
    const html = answer.headers["content-encoding"] === "gzip" ? gunzipSync(bytes).toString() : bytes.toString();
    expect(html).toContain("plaudit-boot");
  });
});
