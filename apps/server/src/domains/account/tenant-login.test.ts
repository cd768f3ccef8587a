import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestMember, type TestServer, type TestTenant, testServer } from "../../testing/index.ts";
import { enterAs, givePassword, signInAs } from "../directory/test-people.ts";
import { invite, listed } from "../invitation/test-invitations.ts";

let server: TestServer;
let tenant: TestTenant;
let person: TestMember;
beforeAll(async () => {
  server = await testServer();
  tenant = await server.makeTenant();
  person = await tenant.member();
  await givePassword(server, person);
});
afterAll(() => server.close());
const somebody = async () => {
  const member = await tenant.member();
  await givePassword(server, member);
  return member;
};

/** A sign-in state, and the cookie of the browser that started it. */
async function beginInBrowser(who = person, headers: Record<string, string> = {}) {
  const token = await signInAs(server, who);
  const { body, headers: answered } = await server.request(`POST /identity/tenants/${tenant.id}/login`, {
    token,
    body: { next: "/home" },
    host: null,
    headers,
  });
  const [cookie = ""] = answered.getSetCookie();
  return { state: body.state as string, cookie, browser: cookie.split(";", 1)[0] ?? "" };
}
const begin = async (who = person) => (await beginInBrowser(who)).state;
const exchange = (state: string, host?: string | null) =>
  server.request(`GET /identity/tenants/accessToken?state=${state}&confirmed=true`, { host });
const exchangeIn = (browser: string, state: string) =>
  server.request(`GET /identity/tenants/accessToken?state=${state}`, { host: tenant.id, headers: { cookie: browser } });

test("the browser that started a sign-in goes on without a question", async () => {
  const { state, cookie, browser } = await beginInBrowser(person, { "x-forwarded-proto": "https" });
  expect(cookie).toMatch(
    /^plaudit-login=[\w-]{43}; Path=\/api\/identity\/tenants; Max-Age=60; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect(cookie).not.toContain(state);
  expect((await exchangeIn(browser, state)).body).toMatchObject({ userId: person.userId, token: expect.any(String) });
});

test("another browser is shown the account first, and signs in only after confirming", async () => {
  const theirs = await beginInBrowser();
  const own = await beginInBrowser(await somebody());
  for (const browser of ["", own.browser, "plaudit-login="]) {
    const { status, body } = await exchangeIn(browser, theirs.state);
    expect([status, body]).toEqual([
      200,
      { confirm: { userId: person.userId, name: person.name, email: person.email } },
    ]);
  }
  server.setClock(new Date(Date.now() + 4 * 60_000));
  expect((await exchange(theirs.state, tenant.id)).body, "who reads has the time").toMatchObject({
    userId: person.userId,
    tenantId: tenant.id,
  });
  server.setClock(undefined);
  for (const again of [await exchangeIn("", theirs.state), await exchange(theirs.state, tenant.id)])
    expect(again.body.error).toBe("InvalidState");
});

test("an invitation is accepted in the browser that goes on", async () => {
  const admin = await tenant.member({ role: "admin" });
  const who = await listed(tenant);
  const { tokens } = await invite(server, tenant, admin, who);
  const { body, headers } = await server.request("POST /identity/invitations/accept", {
    body: { token: tokens[0], firstName: "Inês", lastName: "Novák", password: "eleven boats on the lake" },
    host: tenant.id,
  });
  const [browser = ""] = (headers.getSetCookie()[0] ?? "").split(";");
  expect((await exchangeIn(browser, body.state)).body.token).toEqual(expect.any(String));
});

test("a state becomes a token of the tenant", async () => {
  const { status, body } = await exchange(await begin(), tenant.id);
  expect(status).toBe(200);
  expect(body).toMatchObject({ userId: person.userId, tenantId: tenant.id });
  const me = await server.request("GET /identity/tenantMembers/me", { token: body.token });
  expect(me.body.id).toBe(person.id);
});

test("of twenty exchanges at once exactly one succeeds", async () => {
  const state = await begin();
  const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(state, tenant.id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.error === "InvalidState")).toHaveLength(19);
});

test("a state is good for a minute, on its own tenant's host", async () => {
  const [late, elsewhere] = [await begin(), await begin()];
  server.setClock(new Date(Date.now() + 61_000));
  expect((await exchange(late, tenant.id)).body.error).toBe("InvalidState");
  server.setClock(undefined);
  const other = await server.makeTenant();
  for (const host of [other.id, null]) expect((await exchange(elsewhere, host)).status).toBe(400);
  expect((await exchange(elsewhere, tenant.id)).status).toBe(200);
  expect((await exchange("made-up-state", tenant.id)).status).toBe(400);
});

test("a token of user scope opens nothing inside a tenant", async () => {
  const token = await signInAs(server, person);
  expect((await server.request("GET /identity/tenantMembers/me", { token })).status).toBe(403);
});

test("a suspended member is out at the next request and cannot come back until it is lifted", async () => {
  const admin = await tenant.member({ role: "admin" });
  const leaver = await tenant.member();
  await givePassword(server, leaver);
  const { user, tenant: token } = await enterAs(server, leaver, tenant.id);
  const state = await begin(leaver);
  const me = () => server.request("GET /identity/tenantMembers/me", { token });
  const lift = (verb: string) =>
    server.request(`PUT /identity/tenantMembers/${leaver.id}/${verb}`, { token: admin.token });
  expect((await me()).status).toBe(200);
  expect((await lift("suspend")).status).toBe(204);
  expect((await me()).status).toBe(401);
  expect((await exchange(state, tenant.id)).body.error).toBe("InvalidState");
  const enter = () => server.request(`POST /identity/tenants/${tenant.id}/login`, { token: user, body: {} });
  expect((await enter()).status).toBe(403);
  expect((await lift("unsuspend")).status).toBe(204);
  expect((await me()).status, "what was ended stays so").toBe(401);
  const { body } = await enter();
  expect((await exchange(body.state, tenant.id)).status).toBe(200);
});
