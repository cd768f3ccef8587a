import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestMember, type TestServer, type TestTenant, testServer } from "../../testing/index.ts";
import { givePassword, password } from "../directory/test-people.ts";

let server: TestServer;
let tenant: TestTenant;
let person: TestMember;
beforeAll(async () => {
  server = await testServer();
  tenant = await server.makeTenant();
});
afterAll(() => server.close());

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";

async function enter(userAgent: string) {
  const headers = { "user-agent": userAgent };
  const { body: access } = await server.request("POST /identity/passwords/login", {
    body: { email: person.email, password },
    headers,
  });
  const { body } = await server.request(`POST /identity/tenants/${tenant.id}/login`, {
    token: access.token,
    body: {},
    headers,
  });
  const entered = await server.request(`GET /identity/tenants/accessToken?state=${body.state}&confirmed=true`, {
    host: tenant.id,
    headers,
  });
  return entered.body.token as string;
}
const fresh = async () => {
  person = await tenant.member();
  await givePassword(server, person);
  await server.request("DELETE /identity/sessions", { token: person.token });
  return { own: await enter(firefox), phone: await enter(iphone) };
};
const list = async (token: string) => (await server.request("GET /identity/sessions", { token })).body.results;
const me = async (token: string) => (await server.request("GET /identity/tenantMembers/me", { token })).status;

test("each sign-in is one session with its device, one's own first, and nothing tells a place", async () => {
  const { own } = await fresh();
  const found = await list(own);
  expect(found.slice(0, 2)).toEqual([
    {
      id: expect.any(String),
      current: true,
      device: { kind: "computer", browser: "Firefox", system: "Linux" },
      signedInAt: expect.any(String),
      lastUsedAt: expect.any(String),
    },
    expect.objectContaining({ current: false, device: { kind: "phone", browser: "Safari", system: "iOS" } }),
  ]);
});

test("one session ends with everything that came from it, and no other", async () => {
  const { own, phone } = await fresh();
  const [, other] = await list(own);
  expect((await server.request(`DELETE /identity/sessions/${other.id}`, { token: own })).status).toBe(204);
  expect([await me(own), await me(phone)]).toEqual([200, 401]);
  expect((await list(own)).map(({ id }: { id: string }) => id)).not.toContain(other.id);
  expect((await server.request(`DELETE /identity/sessions/${other.id}`, { token: own })).status).toBe(404);
});

test("all others end at once", async () => {
  const { own, phone } = await fresh();
  const third = await enter(iphone);
  expect((await server.request("DELETE /identity/sessions", { token: own })).status).toBe(204);
  expect([await me(own), await me(phone), await me(third)]).toEqual([200, 401, 401]);
  expect(await list(own)).toHaveLength(1);
});

test("nobody sees or ends somebody else's", async () => {
  const { own } = await fresh();
  const [session] = await list(own);
  const stranger = await tenant.member();
  expect((await server.request(`DELETE /identity/sessions/${session.id}`, { token: stranger.token })).status).toBe(404);
  expect(JSON.stringify(await list(stranger.token))).not.toContain(session.id);
  expect(await me(own)).toBe(200);
});

test("what lapsed is not listed", async () => {
  const { own } = await fresh();
  server.setClock(new Date(Date.now() + 10 * 86_400_000));
  expect(await me(own)).toBe(200);
  server.setClock(new Date(Date.now() + 20 * 86_400_000));
  expect(await list(own)).toHaveLength(1);
  server.setClock(undefined);
});
