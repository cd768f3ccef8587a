import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { LogLine } from "./env.ts";
import { tenantHeader, tenantVerifier } from "./tenant-header.ts";
import { fixtureApps } from "./testing/fixture-apps.ts";
import { open } from "./testing/request.ts";
import { type RunningEdge, serveEdge } from "./testing/serve-edge.ts";
import { secret, tenants, testApi } from "./testing/test-api.ts";

const acme = "acme.plaudit.test";

describe("the edge in the API's own process", () => {
  const api = testApi(Date.now);
  const logged: LogLine[] = [];
  let edge: RunningEdge;
  let remove: () => Promise<void>;
  let trustedHops = 0;
  let broken = false;

  beforeEach(async () => {
    const apps = await fixtureApps();
    remove = apps.remove;
    edge = await serveEdge({
      port: 0,
      hostname: "127.0.0.1",
      api: (request) => {
        if (broken) throw new Error("database gone");
        return api.fetch(request);
      },
      apexHost: "plaudit.test",
      secret,
      appsDir: apps.appsDir,
      trustedHops,
      proto: "https",
      log: (line) => logged.push(line),
    });
  });
  afterEach(async () => {
    await edge.close();
    await remove();
    trustedHops = 0;
    broken = false;
  });

  const call = async (path: string, headers: Record<string, string> = {}, body?: string) => {
    const { request, answer } = open(edge.port, acme, path, { method: body ? "POST" : "GET", headers });
    request.end(body);
    return answer;
  };

  test("hands over the request with the visitor's forwarding headers replaced", async () => {
    const answer = await call(
      "/api/echo?q=1",
      {
        "X-Forwarded-For": "6.6.6.6",
        "x-forwarded-server": "x",
        Forwarded: "for=6.6.6.6",
        "x-rewrite-url": "/",
        "x-plaudit-tenant": "forged",
        authorization: "Bearer kept",
        "content-type": "application/json",
      },
      '{"a":1}',
    );
    const seen = JSON.parse(await answer.text());
    expect(seen).toMatchObject({
      method: "POST",
      url: "/api/echo",
      body: '{"a":1}',
      headers: {
        authorization: "Bearer kept",
        "x-forwarded-for": "127.0.0.1",
        "x-forwarded-host": acme,
        "x-forwarded-proto": "https",
      },
    });
    for (const name of ["forwarded", "x-rewrite-url", "x-forwarded-server"])
      expect(seen.headers).not.toHaveProperty(name);
    const host = await tenantVerifier(secret)(seen.headers[tenantHeader], Date.now());
    expect(host).toEqual({ tenantId: tenants[acme]?.id });
  });

  test("streams the response", async () => {
    const answer = await call("/api/stream");
    expect(await answer.first()).toBe("first ");
    api.finishStream();
    expect(await answer.text()).toBe("last");
  });

  test("answers 503 when the API throws, and recovers", async () => {
    await call("/api/echo");
    broken = true;
    expect((await call("/api/echo")).status).toBe(503);
    expect(logged.at(-1)).toMatchObject({ level: "error", error: expect.stringContaining("database gone") });
    broken = false;
    expect((await call("/api/echo")).status).toBe(200);
  });

  test("sends HSTS to visitors who use https", async () => {
    const { headers } = await call("/home");
    expect(headers["strict-transport-security"]).toContain("max-age=63072000");
  });

  describe("behind a proxy of our own", () => {
    beforeEach(() => {
      trustedHops = 1;
    });
    test("trusts the last address of X-Forwarded-For only when configured", async () => {
      const forged = { "x-forwarded-for": "6.6.6.6, 203.0.113.9" };
      const seen = async () => JSON.parse(await (await call("/api/echo", forged)).text()).headers["x-forwarded-for"];
      expect(await seen()).toBe("127.0.0.1");
      await edge.close();
      edge = await serveEdge({
        port: 0,
        hostname: "127.0.0.1",
        api: api.fetch,
        apexHost: "plaudit.test",
        secret,
        trustedHops,
      });
      expect(await seen()).toBe("203.0.113.9");
    });
  });
});
