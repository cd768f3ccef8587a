import { expect, test } from "vitest";
import type { Upstream } from "./env.ts";
import { tenantResolver } from "./resolve-tenant.ts";
import { testApi } from "./testing/test-api.ts";

const nobody = { remoteAddress: "" };

test("made-up hosts are forgotten oldest first and never push a tenant out", async () => {
  const api = testApi(Date.now);
  const upstream: Upstream = { send: (request) => api.fetch(request) };
  const resolve = tenantResolver({ upstream, sign: () => "", apex: "plaudit.test", now: () => 0 });
  await resolve("acme.plaudit.test", nobody);
  await Promise.all(Array.from({ length: 2100 }, async (_, i) => resolve(`made-up-${i}.test`, nobody)));
  expect(api.lookups).toHaveLength(2101);
  expect(await resolve("acme.plaudit.test", nobody)).toMatchObject({ kind: "tenant", tenant: { name: "Acme" } });
  await resolve("made-up-2099.test", nobody);
  expect(api.lookups).toHaveLength(2101);
  await resolve("made-up-0.test", nobody);
  expect(api.lookups).toHaveLength(2102);
});

test("a look-up counts among the calls of the visitor who caused it", async () => {
  const asked: (string | undefined)[] = [];
  const api = testApi(Date.now);
  const upstream: Upstream = {
    send(request, vouched) {
      asked.push(vouched["x-forwarded-for"]);
      return api.fetch(request);
    },
  };
  const resolve = tenantResolver({ upstream, sign: () => "", apex: "plaudit.test", now: () => 0 });
  await resolve("acme.plaudit.test", { remoteAddress: "203.0.113.7" });
  await resolve("made-up.test", { remoteAddress: "::ffff:198.51.100.9" });
  expect(asked).toEqual(["203.0.113.7", "198.51.100.9"]);
});
