import { afterEach, expect, test } from "vitest";
import { createEdgeFetch, type EdgeFetch } from "./app.ts";
import type { TenantMetadata, Upstream } from "./env.ts";
import { outdatedHeader } from "./outdated.ts";
import { secret, tenants, testApi } from "./testing/test-api.ts";

const host = "acme.plaudit.test";
const acme = tenants[host] as TenantMetadata;
afterEach(() => {
  tenants[host] = acme;
});

const nobody = { remoteAddress: "127.0.0.1" };
function company() {
  let now = 1_000_000;
  let save: (() => void) | undefined;
  const api = testApi(() => now);
  const upstream: Upstream = {
    async send(request) {
      if (request.method !== "PATCH") return api.fetch(request);
      const version = (tenants[host]?.version ?? 0) + 1;
      tenants[host] = { ...acme, name: `Name ${version}`, version };
      save?.();
      return new Response("{}", { headers: { [outdatedHeader]: `${acme.id}.${version}` } });
    },
  };
  const edge = (over: Upstream = upstream): EdgeFetch =>
    createEdgeFetch({
      assets: { read: async () => null },
      upstream: over,
      apexHost: "plaudit.test",
      secret,
      now: () => now,
    });
  const nameAt = async (at: EdgeFetch, cookie = "") => {
    const request = new Request(`http://${host}/manifest.webmanifest`, { headers: cookie ? { cookie } : {} });
    return ((await (await at(request, nobody)).json()) as { name: string }).name;
  };
  const change = async (at: EdgeFetch, proto = "http") => {
    const answer = await at(
      new Request(`${proto}://${host}/api/identity/tenants/current`, { method: "PATCH" }),
      nobody,
    );
    return answer.headers.getSetCookie();
  };
  return {
    api,
    edge,
    upstream,
    nameAt,
    change,
    pass: (ms: number) => (now += ms),
    onSave: (f: () => void) => (save = f),
  };
}

test("the edge that hands a change on has it at once, for everybody", async () => {
  const { api, edge, nameAt, change } = company();
  const here = edge();
  expect(await nameAt(here)).toBe("Acme");
  await change(here);
  expect(await nameAt(here)).toBe("Name 2");
  expect(await nameAt(here)).toBe("Name 2");
  expect(api.lookups).toHaveLength(2);
});

test("the author of a change sees it at once at every other edge, others when the cache expires there", async () => {
  const { edge, nameAt, change, pass } = company();
  const [here, there] = [edge(), edge()];
  expect(await nameAt(there)).toBe("Acme");
  const [cookie = ""] = await change(here);
  expect(cookie).toMatch(/^plaudit-version=[\w.-]+; Path=\/; Max-Age=900; HttpOnly; SameSite=Lax$/);
  expect(await nameAt(there)).toBe("Acme");
  expect(await nameAt(there, cookie.split(";")[0])).toBe("Name 2");

  const elsewhere = edge();
  await nameAt(elsewhere);
  await change(here);
  expect(await nameAt(elsewhere)).toBe("Name 2");
  pass(15 * 60_000);
  // What has lapsed is still used once, while it is looked up again.
  await expect.poll(() => nameAt(elsewhere)).toBe("Name 3");
});

test("a look-up that read too early is made again", async () => {
  const { edge, nameAt, change, pass, onSave } = company();
  const here = edge();
  await nameAt(here);
  pass(16 * 60_000);
  let early: Promise<string> | undefined;
  onSave(() => {
    early = nameAt(here);
  });
  await change(here);
  await early;
  expect(await nameAt(here)).toBe("Name 2");
});

test("nobody can make an edge ask by a cookie of their own", async () => {
  const { api, edge, nameAt, change } = company();
  const here = edge();
  await nameAt(here);
  const [cookie = ""] = await change(edge());
  const [, value = ""] = /=([^;]*)/.exec(cookie) ?? [];
  const asked = api.lookups.length;
  const forged = value.replace(".2.", ".9.");
  for (const one of [forged, "", "x", `${acme.id}.9`, `${acme.id}.9.${"A".repeat(43)}`])
    expect(await nameAt(here, `plaudit-version=${one}`)).toBe("Acme");
  expect(api.lookups).toHaveLength(asked);
});

test("an API that lags behind is not queried at every request", async () => {
  const { api, edge, nameAt, change, pass } = company();
  const here = edge();
  await nameAt(here);
  await change(here);
  tenants[host] = acme;
  await nameAt(here);
  const asked = api.lookups.length;
  for (let i = 0; i < 5; i++) expect(await nameAt(here)).toBe("Acme");
  expect(api.lookups).toHaveLength(asked);
  tenants[host] = { ...acme, name: "Caught up", version: 2 };
  pass(5_000);
  expect(await nameAt(here)).toBe("Caught up");
});

test("the cookie is Secure if the visitor uses https", async () => {
  const { edge, change } = company();
  expect(await change(edge())).toEqual([expect.not.stringContaining("Secure")]);
  expect(await change(edge(), "https")).toEqual([expect.stringMatching(/; HttpOnly; SameSite=Lax; Secure$/)]);
});
