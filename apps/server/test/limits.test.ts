import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { hashPassword } from "../src/adapters/password.ts";
import { newId } from "../src/db/id.ts";
import { ensureUser } from "../src/domains/identity/verbs/create-user.ts";
import { issueToken } from "../src/domains/identity/verbs/issue-token.ts";
import { type TestServer, testServer } from "../src/testing/index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ limited: true });
});
afterAll(() => server.close());

const login = (email: string, password: string) =>
  server.request("POST /identity/passwords/login", { body: { email, password } });
const lastOf = async (count: number, call: () => ReturnType<typeof login>) => {
  let answer = await call();
  for (let n = 1; n < count; n += 1) answer = await call();
  return answer;
};

test("guessing one account's password ends, known or not, and says when to come back", async () => {
  for (const email of ["nobody@example.test", "known@example.test"]) {
    const hash = await hashPassword("the right password");
    if (email.startsWith("known")) await server.database.withAuth((db) => ensureUser(db, email, hash));
    expect((await lastOf(12, () => login(email, "wrong"))).status).toBe(400);
    const refused = await login(email, "wrong");
    expect([refused.status, refused.body.error]).toEqual([429, "TooManyRequests"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  }
  expect((await login("other@example.test", "wrong")).status).toBe(400);
});

test("guessing one's password from a session ends, however many tokens the session is given", async () => {
  const tenant = await server.makeTenant();
  const { userId, token: first } = await tenant.member();
  const familyId = newId();
  const token = await server.database.withAuth((db) =>
    issueToken(db, { userId, familyId, tenantId: null, memberId: null }),
  );
  const another = async () => {
    const { body } = await server.request(`POST /identity/tenants/${tenant.id}/login`, { token, body: {} });
    return (await server.request(`GET /identity/tenants/accessToken?state=${body.state}`)).body.token;
  };
  const guess = (by: string) =>
    server.request("PUT /identity/passwords", {
      token: by,
      body: { currentPassword: "wrong", password: "a long one, never used" },
    });
  expect((await lastOf(11, () => guess(first))).status).toBe(400);
  expect((await guess(await another())).status).toBe(400);
  expect((await guess(await another())).status).toBe(429);
});

test("right passwords are not counted", async () => {
  const hash = await hashPassword("the right password");
  await server.database.withAuth((db) => ensureUser(db, "often@example.test", hash));
  expect((await lastOf(15, () => login("often@example.test", "the right password"))).status).toBe(200);
});

test("answers say where one stands, and one address has its share", async () => {
  const { token } = await (await server.makeTenant()).member();
  const { headers } = await server.request("GET /apps", { token });
  expect(headers.get("ratelimit-policy")).toBe('"tenant";q=30000;w=60');
  expect(headers.get("ratelimit")).toMatch(/^"tenant";r=\d+;t=\d+$/);
  let answer = await server.request("GET /apps", { token });
  for (let n = 0; n < 700 && answer.status === 200; n += 1) answer = await server.request("GET /apps", { token });
  expect(answer.status).toBe(429);
  expect(answer.headers.get("ratelimit")).toMatch(/^"account";r=0;t=\d+$/);
});

test("many who ask at once whether the database answers are one", async () => {
  const acquire = vi.spyOn(server.database.backend, "acquire");
  const answers = await Promise.all(Array.from({ length: 20 }, () => server.request("GET /readyz")));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(acquire).toHaveBeenCalledTimes(1);
  acquire.mockRestore();
});
