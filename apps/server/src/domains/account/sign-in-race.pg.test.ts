import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestMember, type TestServer, type TestTenant, testServer } from "../../testing/index.ts";
import { enterAs, givePassword, password } from "../directory/test-people.ts";

let server: TestServer;
let tenant: TestTenant;
beforeAll(async () => {
  server = await testServer();
  tenant = await server.makeTenant();
});
afterAll(() => server.close());

/** Signs in again and again while that happens; the tokens that no longer work are left out. */
async function goodAfter({ email }: TestMember, work: () => Promise<unknown>): Promise<string[]> {
  const tokens: string[] = [];
  let over = false;
  const signInOften = async () => {
    while (!over) {
      const { body } = await server.request("POST /identity/passwords/login", { body: { email, password } });
      if (body.token) tokens.push(body.token);
    }
  };
  const often = Promise.all(Array.from({ length: 6 }, signInOften));
  await work();
  over = true;
  await often;
  const statuses = await Promise.all(
    tokens.map(async (token) => (await server.request("GET /identity/accessToken/info", { token })).status),
  );
  return tokens.filter((_, n) => statuses[n] === 200);
}

test("no sign-in by the old password outlives its change, however close they are", async () => {
  const person = await tenant.member();
  await givePassword(server, person);
  const { tenant: token } = await enterAs(server, person, tenant.id);
  const left = await goodAfter(person, async () => {
    const body = { currentPassword: password, password: "another long phrase" };
    expect((await server.request("PUT /identity/passwords", { token, body, host: tenant.id })).status).toBe(204);
  });
  expect(left).toEqual([]);
});

test("no sign-in by the password alone outlives the set-up of a second step", async () => {
  const person = await tenant.member();
  await givePassword(server, person);
  const { tenant: token } = await enterAs(server, person, tenant.id);
  const ask = (key: string, body: object) => server.request(key, { token, body, host: tenant.id });
  const { id, key } = (await ask("POST /identity/authFactors/totp/begin", { password })).body;
  const left = await goodAfter(person, async () => {
    const code = new TOTP({ secret: Secret.fromBase32(key) }).generate();
    expect((await ask("POST /identity/authFactors/totp", { id, code })).status).toBe(200);
  });
  expect(left).toEqual([]);
});

test("answers to a second step that is being taken away are refused, and block nothing", async () => {
  const [person, admin] = [await tenant.member(), await tenant.member({ role: "admin" })];
  await givePassword(server, person);
  const { tenant: token } = await enterAs(server, person, tenant.id);
  const ask = (key: string, body: object) => server.request(key, { token, body, host: tenant.id });
  const { id, key } = (await ask("POST /identity/authFactors/totp/begin", { password })).body;
  await ask("POST /identity/authFactors/totp", { id, code: new TOTP({ secret: Secret.fromBase32(key) }).generate() });
  const signIn = { body: { email: person.email, password } };
  const begun = await Promise.all(
    Array.from({ length: 8 }, () => server.request("POST /identity/passwords/login", signIn)),
  );
  const wrong = { type: "recoveryCode", code: "aaaaa-aaaaa" };
  const answers = begun.map(({ body }) =>
    server.request(`POST /identity/challenges/${body.challenge.id}`, { body: wrong }),
  );
  const reset = server.request(`PUT /identity/tenantMembers/${person.id}/resetFactors`, {
    token: admin.token,
    host: tenant.id,
  });
  expect((await reset).status).toBe(204);
  for (const { status } of await Promise.all(answers)) expect(status).toBe(400);
});
