import { createHook } from "node:async_hooks";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestMember, type TestServer, type TestTenant, testServer } from "../../testing/index.ts";
import { enterAs, givePassword, password, signInAs } from "../directory/test-people.ts";
import { addMembership } from "./verbs/create-user.ts";

let server: TestServer;
let tenant: TestTenant;
let person: TestMember;
beforeAll(async () => {
  server = await testServer();
  tenant = await server.makeTenant({ name: "Acme", slug: "acme", brandColor: "#7a1f5c", language: "fr" });
  person = await tenant.member({ firstName: "Lena" });
  await givePassword(server, person);
});
afterAll(() => server.close());

const login = (body: object) => server.request("POST /identity/passwords/login", { body });
const info = (token: string) => server.request("GET /identity/accessToken/info", { token });

test("the right password answers a token of user scope", async () => {
  const { status, body } = await login({ email: person.email, password });
  expect(status).toBe(200);
  expect(body).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), userId: person.userId, tenantId: null });
  expect((await info(body.token)).body).toMatchObject({ userId: person.userId, tenantId: null, scope: "user" });
});

test("an address is known whatever its case and the blanks around it", async () =>
  expect((await login({ email: ` ${person.email.toUpperCase()} `, password })).status).toBe(200));

test("a wrong password, an unknown address and a person without password are answered alike", async () => {
  const without = await tenant.member();
  const answers = await Promise.all([
    login({ email: person.email, password: "something else" }),
    login({ email: "nobody@example.test", password }),
    login({ email: without.email, password }),
  ]);
  for (const { status, body } of answers) {
    expect(status).toBe(400);
    expect(body).toEqual(answers[0].body);
    expect(body.error).toBe("InvalidCredentials");
  }
});

test("an unknown address costs as many hashes as a known one", async () => {
  let hashes = 0;
  const hook = createHook({
    init: (_, type) => {
      if (type.startsWith("ARGON2")) hashes += 1;
    },
  }).enable();
  const without = await tenant.member();
  for (const email of [person.email, "nobody@example.test", without.email]) {
    hashes = 0;
    await login({ email, password: "something else" });
    expect([email, hashes]).toEqual([email, 1]);
  }
  hook.disable();
});

test("only hashes of tokens are kept", async () => {
  const token = await signInAs(server, person);
  const [{ found }] = await server.sql(
    "select count(*)::int as found from access_tokens a where a::text like '%' || $1 || '%'",
    [token],
  );
  expect(found).toBe(0);
});

test("a host answers its tenant's brand; an unknown one nothing", async () => {
  const at = (domain: string) => server.request(`GET /identity/tenants/metadata?domain=${encodeURIComponent(domain)}`);
  const { body } = await at("ACME.localhost:3000");
  expect(body).toMatchObject({ id: tenant.id, name: "Acme", language: "fr", brandColor: "#7a1f5c" });
  expect(body.url).toBe("http://acme.localhost:3000");
  for (const domain of ["other.localhost", "localhost", "acme.localhost.evil.test", "%", "acme"])
    expect((await at(domain)).status).toBe(404);
});

test("a host of its own finds the tenant and becomes its address", async () => {
  const own = await server.makeTenant({ hosts: ["thanks.example.test"] });
  const { body } = await server.request("GET /identity/tenants/metadata?domain=Thanks.Example.Test.:443");
  expect(body).toMatchObject({ id: own.id, url: "http://thanks.example.test:3000" });
});

test("a person sees the tenants that are theirs, and only those can be entered", async () => {
  const [second, foreign] = [await server.makeTenant({ name: "Zeta" }), await server.makeTenant()];
  const again = await second.member();
  await server.database.withAuth((db) =>
    addMembership(db, { userId: person.userId, tenantId: second.id, memberId: again.id }),
  );
  const token = await signInAs(server, person);
  const { body } = await server.request("GET /identity/tenants/my", { token });
  expect(body.results.map((one: { name: string }) => one.name)).toEqual(["Acme", "Zeta"]);
  const enter = (id: string) => server.request(`POST /identity/tenants/${id}/login`, { token, body: {} });
  expect((await enter(second.id)).status).toBe(200);
  expect((await enter(foreign.id)).status).toBe(404);
  expect((await enter("01990000-0000-7000-8000-000000000000")).status).toBe(404);
});

test("a tenant's token does not open another tenant", async () => {
  const second = await server.makeTenant();
  const again = await second.member();
  const both = await tenant.member();
  await givePassword(server, both);
  await server.database.withAuth((db) =>
    addMembership(db, { userId: both.userId, tenantId: second.id, memberId: again.id }),
  );
  const { tenant: token } = await enterAs(server, both, tenant.id);
  const enter = (id: string) => server.request(`POST /identity/tenants/${id}/login`, { token, body: {} });
  expect((await enter(second.id)).status).toBe(403);
  expect((await enter(tenant.id)).status).toBe(200);
});

test("signing out ends the whole family and no other", async () => {
  const [one, other] = [await enterAs(server, person, tenant.id), await enterAs(server, person, tenant.id)];
  const { body } = await server.request(`POST /identity/tenants/${tenant.id}/login`, { token: one.user, body: {} });
  expect((await server.request("POST /identity/logout", { token: one.tenant })).status).toBe(204);
  for (const token of [one.user, one.tenant]) expect((await info(token)).status).toBe(401);
  for (const token of [other.user, other.tenant]) expect((await info(token)).status).toBe(200);
  expect((await server.request(`GET /identity/tenants/accessToken?state=${body.state}`)).body.error).toBe(
    "InvalidState",
  );
});

test("a token lapses 14 days after its last use, and 90 days after it was made", async () => {
  const days = (count: number) => server.setClock(new Date(Date.now() + count * 86_400_000));
  const [idle, used] = [await signInAs(server, person), await signInAs(server, person)];
  for (let day = 10; day <= 80; day += 10) {
    days(day);
    expect((await info(used)).status, `day ${day}`).toBe(200);
    if (day === 20) expect((await info(idle)).status).toBe(401);
  }
  days(91);
  expect((await info(used)).status).toBe(401);
  server.setClock(undefined);
});

test("an error is in the language of the page", async () => {
  const headers = { "accept-language": "ar" };
  const { body } = await server.request("POST /identity/passwords/login", {
    body: { email: "nobody@example.test", password },
    headers,
  });
  expect(body).toEqual({
    error: "InvalidCredentials",
    key: "credentials",
    msg: "البريد الإلكتروني وكلمة المرور غير متطابقين",
  });
});
