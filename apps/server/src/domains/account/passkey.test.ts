import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestMember, type TestServer, type TestTenant, testServer } from "../../testing/index.ts";
import { enterAs, givePassword, password } from "../directory/test-people.ts";
import { authenticator } from "./test-authenticator.ts";

let server: TestServer;
let tenant: TestTenant;
const apexUrl = "https://plaudit.example";
const headers = { "x-forwarded-host": "acme.plaudit.example", "x-forwarded-proto": "https" };
const origin = "https://acme.plaudit.example";
beforeAll(async () => {
  server = await testServer({ apexUrl });
  tenant = await server.makeTenant({ slug: "acme" });
});
afterAll(() => server.close());

const call = (name: string, body?: object, token?: string, by: Record<string, string> = headers) =>
  server.request(name, { body, token, host: tenant.id, headers: by });
const login = async ({ email }: TestMember, by = headers) =>
  (await call("POST /identity/passwords/login", { email, password }, undefined, by)).body;

async function withPasskey(options: { verifies?: boolean } = {}) {
  const person = await tenant.member();
  await givePassword(server, person);
  const { tenant: token } = await enterAs(server, person, tenant.id);
  const key = authenticator({ origin, ...options });
  const begun = await call("POST /identity/authFactors/passkeys/begin", { password }, token);
  const credential = key.create(begun.body.options);
  const body = { id: begun.body.id, name: "Work laptop", credential };
  const added = await call("POST /identity/authFactors/passkeys", body, token);
  return { person, token, key, begun: begun.body, body, added };
}

test("a passkey is bound to the apex's name, comes with recovery codes, and is the second step from then on", async () => {
  const { person, token, key, begun, body, added } = await withPasskey();
  expect(begun.options).toMatchObject({ rp: { id: "plaudit.example", name: "Plaudit" }, user: { name: person.email } });
  expect(added.body.recoveryCodes).toHaveLength(10);
  expect((await call("POST /identity/authFactors/passkeys", body, token)).body.error, "once").toBe("InvalidToken");

  const { challenge } = await login(person);
  expect(challenge).toMatchObject({
    factors: ["passkey", "recoveryCode"],
    passkey: { rpId: "plaudit.example", allowCredentials: [{ id: key.id }] },
  });
  const answer = { type: "passkey", credential: key.get(challenge.passkey) };
  const passed = await call(`POST /identity/challenges/${challenge.id}`, answer);
  expect(passed.body).toMatchObject({ userId: person.userId, token: expect.any(String) });
  const again = (await login(person)).challenge;
  expect((await call(`POST /identity/challenges/${again.id}`, answer)).body.error, "replayed").toBe(
    "InvalidCredentials",
  );
  const { body: factors } = await call("GET /identity/authFactors", undefined, token);
  expect(factors.passkeys).toEqual([
    {
      id: expect.any(String),
      name: "Work laptop",
      host: "plaudit.example",
      addedAt: expect.any(String),
      lastUsedAt: expect.any(String),
    },
  ]);
});

test("another key, another person's, another site and a counter that goes back are refused", async () => {
  const { person, key } = await withPasskey();
  const other = await withPasskey();
  const tries = [
    () => authenticator({ origin }),
    () => other.key,
    () => ({
      ...key,
      get: (o: never) => ({ ...authenticator({ origin: "https://evil.example" }).get(o), id: key.id, rawId: key.id }),
    }),
  ];
  for (const make of tries) {
    const { challenge } = await login(person);
    const credential = make().get(challenge.passkey as never);
    const { body } = await call(`POST /identity/challenges/${challenge.id}`, { type: "passkey", credential });
    expect(body.error).toBe("InvalidCredentials");
  }
  await server.sql("update passkeys set counter = 900 where credential_id = $1", [key.id]);
  const { challenge } = await login(person);
  const credential = key.get(challenge.passkey);
  const cloned = await call(`POST /identity/challenges/${challenge.id}`, { type: "passkey", credential });
  expect(cloned.body.error).toBe("InvalidCredentials");
});

test("at a tenant's own host, passkeys of the apex do not work and codes do; there they are of that host", async () => {
  const { person, token } = await withPasskey();
  const own = { "x-forwarded-host": "thanks.acme.example", "x-forwarded-proto": "https" };
  const { challenge } = await login(person, own);
  expect(challenge).toMatchObject({ factors: ["recoveryCode"], passkey: null });
  const begun = await call("POST /identity/authFactors/passkeys/begin", { password }, token, own);
  expect(begun.body.options.rp.id).toBe("thanks.acme.example");
  const bare = { "x-forwarded-host": "10.0.0.7:3000" };
  expect((await call("POST /identity/authFactors/passkeys/begin", { password }, token, bare)).status).toBe(409);
  expect((await call("GET /identity/authFactors", undefined, token, bare)).body.passkeysHere).toBe(false);
});

test("a passkey whose device has checked who holds it signs in alone, one that has not does not", async () => {
  const { person, key } = await withPasskey();
  const begin = async () => (await call("POST /identity/passkeys/begin")).body;
  const { id, options } = await begin();
  expect(options).toMatchObject({ rpId: "plaudit.example", userVerification: "required" });
  expect(options.allowCredentials ?? []).toEqual([]);
  const credential = key.get(options);
  const passed = await call("POST /identity/passkeys/login", { id, credential });
  expect(passed.body).toMatchObject({ userId: person.userId, tenantId: null });
  expect((await call("POST /identity/passkeys/login", { id, credential })).body.error).toBe("InvalidToken");

  const weak = await withPasskey({ verifies: false });
  expect(weak.added.status).toBe(200);
  const second = await begin();
  const alone = await call("POST /identity/passkeys/login", {
    id: second.id,
    credential: weak.key.get(second.options),
  });
  expect(alone.body.error).toBe("InvalidCredentials");
  const { challenge } = await login(weak.person);
  const asSecond = { type: "passkey", credential: weak.key.get(challenge.passkey) };
  expect((await call(`POST /identity/challenges/${challenge.id}`, asSecond)).status).toBe(200);
});

test("a removed passkey opens nothing; nobody removes another's", async () => {
  const { person, token, key } = await withPasskey();
  const stranger = await withPasskey();
  const [{ id }] = (await call("GET /identity/authFactors", undefined, token)).body.passkeys;
  const remove = (by: string) => call(`POST /identity/authFactors/passkeys/${id}/remove`, { password }, by);
  await remove(stranger.token);
  expect((await call("GET /identity/authFactors", undefined, token)).body.passkeys).toHaveLength(1);
  expect((await remove(token)).status).toBe(204);
  expect(await login(person)).toMatchObject({ token: expect.any(String) });
  const begun = (await call("POST /identity/passkeys/begin")).body;
  const credential = key.get(begun.options);
  expect((await call("POST /identity/passkeys/login", { id: begun.id, credential })).status).toBe(400);
});
