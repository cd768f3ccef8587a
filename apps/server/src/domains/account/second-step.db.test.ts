import { Secret, TOTP } from "otpauth";
import PostalMime from "postal-mime";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { seal } from "../../seal.ts";
import { type TestMember, type TestServer, type TestTenant, testServer } from "../../testing/index.ts";
import { enterAs, givePassword, password } from "../directory/test-people.ts";

let server: TestServer;
let tenant: TestTenant;
beforeAll(async () => {
  server = await testServer();
  tenant = await server.makeTenant({ name: "Acme" });
});
afterAll(() => server.close());
afterEach(() => server.setClock(undefined));

const MINUTE = 60_000;
let clock = Date.now();
const at = (ms: number) => {
  clock = ms;
  server.setClock(new Date(ms));
};
const later = (ms: number) => at(clock + ms);
const codeOf = (key: string, ms = clock) => new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: ms });
const wrongCode = (key: string) => (codeOf(key) === "000000" ? "111111" : "000000");

const login = async ({ email }: TestMember) =>
  (await server.request("POST /identity/passwords/login", { body: { email, password } })).body;
const answer = (id: string, body: object) => server.request(`POST /identity/challenges/${id}`, { body });
const info = async (token: string) => (await server.request("GET /identity/accessToken/info", { token })).status;

/** Somebody with an app that shows codes, who is signed in. */
async function withTotp() {
  at(Date.now());
  const person = await tenant.member();
  await givePassword(server, person);
  const { tenant: token } = await enterAs(server, person, tenant.id);
  const ask = (call: string, body?: object) => server.request(call, { token, body, host: tenant.id });
  const begun = await ask("POST /identity/authFactors/totp/begin", { password });
  const { id, key, url } = begun.body as { id: string; key: string; url: string };
  const added = await ask("POST /identity/authFactors/totp", { id, code: codeOf(key) });
  expect(added.status).toBe(200);
  const codes = added.body.recoveryCodes as string[];
  later(MINUTE);
  return { person, token, ask, key, url, codes };
}
const due = async (person: TestMember) => (await login(person)).challenge as { id: string; factors: string[] };

test("with an app set up the right password opens nothing before a code of it", async () => {
  const { person, key, url } = await withTotp();
  expect(url).toContain(`otpauth://totp/Plaudit:${encodeURIComponent(person.email)}`);
  const body = await login(person);
  expect(body).toEqual({
    challenge: { id: expect.stringMatching(/^[\w-]{43}$/), factors: ["totp", "recoveryCode"], passkey: null },
  });
  const { id } = body.challenge;
  expect(await info(id)).toBe(401);
  const refused = await answer(id, { type: "totp", code: wrongCode(key) });
  expect([refused.status, refused.body.error]).toEqual([400, "InvalidCredentials"]);
  const passed = await answer(id, { type: "totp", code: ` ${codeOf(key).slice(0, 3)} ${codeOf(key).slice(3)}` });
  expect(passed.body).toMatchObject({ token: expect.any(String), userId: person.userId, tenantId: null });
  expect(await info(passed.body.token)).toBe(200);
  expect((await answer(id, { type: "totp", code: codeOf(key) })).body.error, "answered once").toBe("InvalidToken");
});

test("a code never works twice, nor one from before it, nor the one that set the app up", async () => {
  const { person, key } = await withTotp();
  const before = codeOf(key, clock - 30_000);
  const code = codeOf(key);
  expect((await answer((await due(person)).id, { type: "totp", code })).status).toBe(200);
  for (const used of [code, before])
    expect((await answer((await due(person)).id, { type: "totp", code: used })).body.error).toBe("InvalidCredentials");
  later(MINUTE);
  expect((await answer((await due(person)).id, { type: "totp", code: codeOf(key) })).status).toBe(200);

  const second = await withTotp();
  at(clock - MINUTE);
  const setUp = codeOf(second.key);
  expect((await answer((await due(second.person)).id, { type: "totp", code: setUp })).status).toBe(400);
});

test("of eight who bring one code at once, each after the right password, one gets in", async () => {
  const { person, key } = await withTotp();
  const ids = await Promise.all(Array.from({ length: 8 }, async () => (await due(person)).id));
  const code = codeOf(key);
  const answers = await Promise.all(ids.map((id) => answer(id, { type: "totp", code })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("of many who bring one recovery code at once one gets in", async () => {
  const { person, codes, ask } = await withTotp();
  const ids = await Promise.all(Array.from({ length: 5 }, async () => (await due(person)).id));
  const answers = await Promise.all(ids.map((id) => answer(id, { type: "recoveryCode", code: codes[3] })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await ask("GET /identity/authFactors")).body.recoveryCodesLeft).toBe(9);
});

test("ten wrong answers, however they come, lock the second step for 15 minutes, for right codes too", async () => {
  const { person, key, codes } = await withTotp();
  const ids = await Promise.all(Array.from({ length: 3 }, async () => (await due(person)).id));
  const wrong = await Promise.all(
    Array.from({ length: 10 }, (_, n) => answer(ids[n % 3] ?? "", { type: "totp", code: wrongCode(key) })),
  );
  expect(wrong.filter(({ status }) => status === 400)).toHaveLength(9);
  expect(wrong.filter(({ status }) => status === 429)).toHaveLength(1);
  const again = await due(person);
  for (const right of [
    { type: "totp", code: codeOf(key) },
    { type: "recoveryCode", code: codes[0] },
  ]) {
    const { status, headers } = await answer(again.id, right);
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(14 * 60);
  }
  later(15 * MINUTE + 1000);
  expect((await answer((await due(person)).id, { type: "totp", code: codeOf(key) })).status).toBe(200);
});

test("a right answer starts the count again", async () => {
  const { person, key } = await withTotp();
  for (let round = 0; round < 2; round += 1) {
    const { id } = await due(person);
    for (let n = 0; n < 9; n += 1) expect((await answer(id, { type: "totp", code: wrongCode(key) })).status).toBe(400);
    expect((await answer(id, { type: "totp", code: codeOf(key) })).status).toBe(200);
    later(MINUTE);
  }
});

test("ten recovery codes work once each, in any spelling, and are nowhere in the store", async () => {
  const { person, codes } = await withTotp();
  expect(new Set(codes).size).toBe(10);
  const stored = JSON.stringify(await server.sql("select * from recovery_codes"));
  for (const code of codes) expect(stored).not.toContain(code);
  await server.runJobs();
  const before = server.mails().length;
  const code = codes[0] ?? "";
  const typed = code.toUpperCase().replace("-", " ");
  expect((await answer((await due(person)).id, { type: "recoveryCode", code: typed })).status).toBe(200);
  expect((await answer((await due(person)).id, { type: "recoveryCode", code })).status).toBe(400);
  await server.runJobs();
  const mail = await PostalMime.parse(server.mails()[before] ?? "");
  expect(mail.text).toContain("recovery codes");
});

test("the key is sealed in the store, and shown only while it is set up", async () => {
  const { key, ask } = await withTotp();
  expect(JSON.stringify(await server.sql("select * from totp_factors"))).not.toContain(key);
  expect(JSON.stringify(await server.sql("select data from challenges"))).not.toContain(key);
  expect(JSON.stringify((await ask("GET /identity/authFactors")).body)).not.toContain(key);
});

test("each change asks for the password, ends the other sessions and is mailed", async () => {
  const { person, ask, key, codes } = await withTotp();
  const passed = await answer((await due(person)).id, { type: "totp", code: codeOf(key) });
  const other = passed.body.token;
  for (const [call, body] of [
    ["POST /identity/authFactors/totp/begin", {}],
    ["POST /identity/authFactors/totp/remove", {}],
    ["POST /identity/authFactors/recoveryCodes", {}],
    ["POST /identity/authFactors/passkeys/begin", {}],
  ] as const) {
    const refused = await ask(call, { ...body, password: "not the password" });
    expect([call, refused.body.error]).toEqual([call, "InvalidCredentials"]);
  }
  await server.runJobs();
  const before = server.mails().length;
  expect(await info(other)).toBe(200);
  const replaced = await ask("POST /identity/authFactors/recoveryCodes", { password });
  expect(replaced.body.recoveryCodes).toHaveLength(10);
  expect(await info(other)).toBe(401);
  expect((await ask("GET /identity/authFactors")).status).toBe(200);
  expect((await answer((await due(person)).id, { type: "recoveryCode", code: codes[0] })).status).toBe(400);
  await server.runJobs();
  expect(server.mails().length).toBe(before + 1);
  const mail = await PostalMime.parse(server.mails().at(-1) ?? "");
  expect([mail.to?.[0]?.address, mail.subject]).toEqual([person.email, "Your sign-in was changed"]);
});

test("another app replaces the first, and keeps the recovery codes", async () => {
  const { person, ask, key } = await withTotp();
  const { body } = await ask("POST /identity/authFactors/totp/begin", { password });
  const wrong = await ask("POST /identity/authFactors/totp", { id: body.id, code: wrongCode(body.key) });
  expect(wrong.body.error).toBe("InvalidCredentials");
  const added = await ask("POST /identity/authFactors/totp", { id: body.id, code: codeOf(body.key) });
  expect(added.body).toEqual({ recoveryCodes: null });
  later(MINUTE);
  expect((await answer((await due(person)).id, { type: "totp", code: codeOf(key) })).status).toBe(400);
  expect((await answer((await due(person)).id, { type: "totp", code: codeOf(body.key) })).status).toBe(200);
});

test("without the last factor the password is enough again, and no code is left", async () => {
  const { person, ask } = await withTotp();
  expect((await ask("POST /identity/authFactors/totp/remove", { password })).status).toBe(204);
  expect(await login(person)).toMatchObject({ token: expect.any(String) });
  expect((await ask("GET /identity/authFactors")).body).toMatchObject({ totp: null, recoveryCodesLeft: 0 });
  expect((await ask("POST /identity/authFactors/recoveryCodes", { password })).status).toBe(409);
});

test("what began lapses after ten minutes, belongs to one person, and ends with the password", async () => {
  const { person, key, ask } = await withTotp();
  const { id } = await due(person);
  later(11 * MINUTE);
  expect((await answer(id, { type: "totp", code: codeOf(key) })).body.error).toBe("InvalidToken");
  const begun = await ask("POST /identity/authFactors/totp/begin", { password });
  const other = await withTotp();
  const stolen = { id: begun.body.id, code: codeOf(begun.body.key) };
  expect((await other.ask("POST /identity/authFactors/totp", stolen)).body.error).toBe("InvalidToken");
  const open = await due(person);
  await ask("PUT /identity/passwords", { currentPassword: password, password: "nine boats on the lake" });
  expect((await answer(open.id, { type: "totp", code: codeOf(key) })).body.error).toBe("InvalidToken");
});

test("after the product's secret was changed the app's codes are not asked for, and a recovery code lets in", async () => {
  const { person, codes } = await withTotp();
  await server.sql("update totp_factors set key = $1 where user_id = $2", [
    seal("a key", "another secret"),
    person.userId,
  ]);
  const { id, factors } = await due(person);
  expect(factors).toEqual(["recoveryCode"]);
  expect((await answer(id, { type: "totp", code: "123456" })).status).toBe(400);
  expect((await answer(id, { type: "recoveryCode", code: codes[0] })).status).toBe(200);
});
