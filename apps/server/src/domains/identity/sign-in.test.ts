import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hashPassword } from "../../adapters/password.ts";
import { type TestServer, type TestTenant, testServer } from "../../testing/index.ts";

const password = "a sentence to remember";
let server: TestServer;
let tenant: TestTenant;
let hash: string;
beforeAll(async () => {
  server = await testServer();
  tenant = await server.makeTenant({ name: "Acme", slug: "acme" });
  hash = await hashPassword(password);
});
afterAll(() => server.close());

async function person(into: TestTenant = tenant) {
  const member = await into.member({ firstName: "Lena" });
  await server.sql("update users set password_hash = $1 where id = $2", [hash, member.userId]);
  return member;
}
const signIn = (email: string, tried = password) =>
  server.request("POST /identity/passwords/login", { body: { email, password: tried } });
async function enter(email: string, into: TestTenant = tenant) {
  const { body: user } = await signIn(email);
  const begun = await server.request(`POST /identity/tenants/${into.id}/login`, { token: user.token, body: {} });
  const exchanged = await server.request(`GET /identity/tenants/accessToken?state=${begun.body.state}`, {
    host: into.id,
  });
  return {
    user: user.token as string,
    tenant: exchanged.body.token as string,
    state: begun.body.state as string,
    url: begun.body.url,
  };
}
const alive = async (token: string) =>
  (await server.request("GET /identity/accessToken/info", { token })).status === 200;

describe("signing in", () => {
  test("gives a token of user scope, then one of the tenant's", async () => {
    const { email, userId } = await person();
    const { body } = await signIn(` ${email.toUpperCase()} `);
    expect(body).toEqual({ token: expect.any(String), userId, tenantId: null });
    expect((await server.request("GET /identity/tenantMembers/me", { token: body.token })).status).toBe(401);
    const entered = await enter(email);
    expect(entered.url).toBe("http://acme.localhost:3000");
    const info = await server.request("GET /identity/accessToken/info", { token: entered.tenant });
    expect(info.body).toMatchObject({ userId, tenantId: tenant.id, scope: "tenant" });
    expect((await server.request("GET /identity/tenantMembers/me", { token: entered.tenant })).body.firstName).toBe(
      "Lena",
    );
  });

  test("says the same of a wrong password and of nobody", async () => {
    const { email } = await person();
    const wrong = await signIn(email, "not this one at all");
    const nobody = await signIn("nobody@example.test");
    expect(wrong.status).toBe(400);
    expect(wrong.body.error).toBe("InvalidCredentials");
    expect(nobody.body).toEqual(wrong.body);
    expect(nobody.status).toBe(wrong.status);
  });

  test("keeps only hashes of tokens", async () => {
    const { email } = await person();
    const { body } = await signIn(email);
    const rows = await server.sql("select encode(token_hash, 'escape') as hash from access_tokens");
    expect(rows.some((row: { hash: string }) => row.hash.includes(body.token))).toBe(false);
  });

  test("is counted, and too many attempts at one account wait", async () => {
    const limited = await testServer({ limited: true });
    const attempts = [];
    for (let i = 0; i < 12; i++)
      attempts.push(
        await limited.request("POST /identity/passwords/login", { body: { email: "a@example.test", password } }),
      );
    await limited.close();
    expect(attempts[0]?.status).toBe(400);
    expect(attempts.at(-1)?.status).toBe(429);
    expect(Number(attempts.at(-1)?.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

describe("entering a tenant", () => {
  test("a state works once, however many try it at once", async () => {
    const { email } = await person();
    const { body } = await signIn(email);
    const begun = await server.request(`POST /identity/tenants/${tenant.id}/login`, { token: body.token, body: {} });
    const call = `GET /identity/tenants/accessToken?state=${begun.body.state}`;
    const answers = await Promise.all(Array.from({ length: 20 }, () => server.request(call, { host: tenant.id })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.error === "InvalidState")).toHaveLength(19);
  });

  test("a state is refused on another tenant's host, after a minute, and once the person signed out", async () => {
    const { email } = await person();
    const other = await server.makeTenant();
    const { body } = await signIn(email);
    const begin = async () =>
      (await server.request(`POST /identity/tenants/${tenant.id}/login`, { token: body.token, body: {} })).body.state;
    const use = (state: string, host: string) =>
      server.request(`GET /identity/tenants/accessToken?state=${state}`, { host });
    expect((await use(await begin(), other.id)).body.error).toBe("InvalidState");
    const late = await begin();
    await server.sql("update login_states set expires_at = now() - interval '1 second' where user_id = $1", [
      body.userId,
    ]);
    expect((await use(late, tenant.id)).body.error).toBe("InvalidState");
    const left = await begin();
    await server.request("POST /identity/logout", { token: body.token });
    expect((await use(left, tenant.id)).body.error).toBe("InvalidState");
  });

  test("only one's own tenants are listed and entered", async () => {
    const { email } = await person();
    const other = await server.makeTenant();
    const { body } = await signIn(email);
    const mine = await server.request("GET /identity/tenants/my", { token: body.token });
    expect(mine.body.results.map((one: { id: string }) => one.id)).toEqual([tenant.id]);
    expect(
      (await server.request(`POST /identity/tenants/${other.id}/login`, { token: body.token, body: {} })).status,
    ).toBe(404);
  });
});

test("signing out ends the apex and every tenant entered from it, and no other sign-in", async () => {
  const { email } = await person();
  const [one, two] = [await enter(email), await enter(email)];
  await server.request("POST /identity/logout", { token: one.tenant });
  expect([await alive(one.user), await alive(one.tenant)]).toEqual([false, false]);
  expect([await alive(two.user), await alive(two.tenant)]).toEqual([true, true]);
});

describe("a forgotten password", () => {
  const linkIn = (mail: string) =>
    /new-password\?token=([\w.%-]+)/.exec(mail.replace(/=\r?\n/g, "").replace(/=3D/g, "="))?.[1] ?? "";
  const askFor = async (email: string) => {
    const before = server.mails().length;
    const asked = await server.request("POST /identity/passwords/recovery", { body: { email } });
    await server.runJobs();
    return { status: asked.status, mails: server.mails().slice(before) };
  };
  const reset = (token: string, chosen: string) =>
    server.request("POST /identity/passwords/reset", { body: { token: decodeURIComponent(token), password: chosen } });

  test("is answered alike for unknown addresses, which get no mail", async () => {
    const { email } = await person();
    const known = await askFor(email);
    const unknown = await askFor("nobody@example.test");
    expect([known.status, unknown.status]).toEqual([204, 204]);
    expect([known.mails.length, unknown.mails.length]).toEqual([1, 0]);
  });

  test("a link sets the password once, and every session ends", async () => {
    const { email } = await person();
    const session = await enter(email);
    const { mails } = await askFor(email);
    const token = linkIn(mails[0] ?? "");
    expect((await reset(token, "short")).status).toBe(400);
    expect((await reset(token, "Password123456")).body.details[0].path).toBe("password");
    expect((await reset(token, "another long sentence")).status).toBe(204);
    expect((await reset(token, "yet another sentence")).body.error).toBe("InvalidToken");
    expect(await alive(session.user)).toBe(false);
    expect((await signIn(email)).status).toBe(400);
    expect((await signIn(email, "another long sentence")).status).toBe(200);
  });
});

test("a changed password ends the other sign-ins and keeps this one", async () => {
  const { email } = await person();
  const [here, elsewhere] = [await enter(email), await enter(email)];
  const change = (currentPassword: string, chosen: string) =>
    server.request("PUT /identity/passwords", { token: here.tenant, body: { currentPassword, password: chosen } });
  expect((await change("not this one at all", "a new long sentence")).body.error).toBe("InvalidCredentials");
  expect((await change(password, "qwertyuiop123")).body.details[0].path).toBe("password");
  expect((await change(password, "a new long sentence")).status).toBe(204);
  expect([await alive(here.tenant), await alive(elsewhere.tenant)]).toEqual([true, false]);
});

test("a host is told its tenant, exactly", async () => {
  const at = (domain: string) => server.request(`GET /identity/tenants/metadata?domain=${encodeURIComponent(domain)}`);
  expect((await at("ACME.localhost:3000")).body).toMatchObject({ id: tenant.id, name: "Acme", slug: "acme" });
  for (const domain of ["localhost", "x.acme.localhost", "acme.example", "acm%", "acme.localhost.evil.example", "'"])
    expect((await at(domain)).status, domain).toBe(404);
});
