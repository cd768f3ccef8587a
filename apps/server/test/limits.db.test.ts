import { accountEndpoints } from "@plaudit/api/account.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { hashPassword } from "../src/adapters/password.ts";
import { newId } from "../src/db/id.ts";
import { ensureUser } from "../src/domains/account/verbs/create-user.ts";
import { issueToken } from "../src/domains/account/verbs/issue-token.ts";
import { rateLimits } from "../src/http/rate-limits.ts";
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

test("guessing one account's password is limited, known or not, with a Retry-After", async () => {
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

test("guessing the password of a session is limited, however many tokens the session has", async () => {
  const tenant = await server.makeTenant();
  const { userId, token: first } = await tenant.member();
  const familyId = newId();
  const token = await server.database.withAuth((db) =>
    issueToken({ db, request: { userAgent: "" } }, { userId, familyId, tenantId: null, memberId: null }),
  );
  const another = async () => {
    const { body } = await server.request(`POST /identity/tenants/${tenant.id}/login`, { token, body: {} });
    return (await server.request(`GET /identity/tenants/accessToken?state=${body.state}&confirmed=true`)).body.token;
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

const right = "the right password";
const someone = async (email: string) => {
  await server.database.withAuth(async (db) => ensureUser(db, email, await hashPassword(right)));
  return email;
};
/** From a network of its own, as the edge reports it. */
const loginFrom = (ip: string, email: string, password: string, cookie = "") =>
  server.request("POST /identity/passwords/login", {
    body: { email, password },
    host: null,
    headers: { "x-forwarded-for": ip, "x-forwarded-proto": "https", cookie },
  });
const guessFrom = (ip: string, email: string) => lastOf(13, () => loginFrom(ip, email, "wrong"));

test("somebody else's wrong passwords refuse their own network alone", async () => {
  const email = await someone("victim@example.test");
  expect((await guessFrom("203.0.113.7", email)).status).toBe(429);
  expect((await loginFrom("203.0.113.250", email, right)).status, "a neighbor's address").toBe(429);
  expect((await loginFrom("198.51.100.9", email, right)).status).toBe(200);
  expect((await guessFrom("2001:db8:0:100::1", email)).status).toBe(429);
  expect((await loginFrom("2001:db8:0:1ff::2", email, right)).status, "the same /56").toBe(429);
  expect((await loginFrom("2001:db8:0:200::1", email, right)).status).toBe(200);
});

test("guesses from many networks slow the account down, known or not, and never refuse it", async () => {
  const pauses: number[] = [];
  const { guard } = rateLimits(server.database, async (ms) => void pauses.push(ms));
  const endpoint = accountEndpoints["POST /identity/passwords/login"];
  for (let n = 1; n <= 60; n += 1)
    await guard({ endpoint, ip: `10.0.${n}.1`, email: "spread@example.test" }, async () => {
      throw new Error("wrong");
    }).catch(() => null);
  expect(pauses).toHaveLength(60 - 24);
  expect(pauses.slice(0, 2)).toEqual([250, 500]);
  expect(Math.max(...pauses)).toBe(5000);
  expect(await guard({ endpoint, ip: "10.9.9.9", email: "spread@example.test" }, async () => "in")).toBe("in");
});

test("a browser that has signed in before is not refused for what others guess beside it", async () => {
  const email = await someone("regular@example.test");
  const other = await someone("colleague@example.test");
  const ip = "192.0.2.1";
  const cookies = (await loginFrom(ip, email, right)).headers.getSetCookie();
  expect(cookies).toEqual([
    expect.stringMatching(
      /^plaudit-device=[\w-]+\.[\w-]+; Path=\/api\/identity\/passwords; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
    ),
  ]);
  const [device = ""] = (cookies[0] ?? "").split(";");
  expect((await guessFrom(ip, email)).status).toBe(429);
  expect((await guessFrom(ip, other)).status).toBe(429);
  expect((await loginFrom(ip, email, right, device)).status).toBe(200);
  expect((await loginFrom(ip, other, right, device)).status, "it is known for one account").toBe(429);
  expect((await loginFrom(ip, email, right, `${device}x`)).status, "and cannot be made up").toBe(429);
  const known = () => loginFrom("192.0.2.200", email, "wrong", device);
  expect((await lastOf(13, known)).status, "its own guesses are counted").toBe(429);
  expect((await loginFrom(ip, email, "wrong")).headers.getSetCookie()).toEqual([]);
});

test("beginning with a passkey has a limit of its own, beside that of attempts", async () => {
  const headers = { "x-forwarded-for": "203.0.113.40", "x-forwarded-proto": "https" };
  const begin = () => server.request("POST /identity/passkeys/begin", { host: null, headers });
  const last = await lastOf(301, begin);
  expect([last.status, last.headers.get("ratelimit-policy")]).toEqual([200, '"passkeys";q=600;w=600']);
  expect((await loginFrom("203.0.113.40", await someone("beside@example.test"), right)).status).toBe(200);
  expect((await lastOf(300, begin)).status).toBe(429);
});

test("a member opens a number of feedback threads a day, named and anonymous together", async () => {
  const { token } = await (await server.makeTenant()).member();
  const named = () => server.request("POST /feedback/feedback", { token, body: { text: "The lamps are dark" } });
  const anonymous = (n: number) => {
    const code = `7K3MQ9TBX2NF4HW${n}`;
    return server.request("POST /feedback/anonymous", { token, body: { text: "The lamps are dark", code } });
  };
  expect((await server.request("POST /feedback/feedback", { token, body: { text: "" } })).status).toBe(400);
  const opened = [];
  for (let n = 0; n < 10; n += 1) opened.push((await named()).status, (await anonymous(n % 10)).status);
  expect(opened).toEqual(Array.from({ length: 10 }, () => [200, 204]).flat());
  const refused = await named();
  expect([refused.status, refused.body.key]).toEqual([429, "tooMuchFeedback"]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(80_000);
});

test("a response of 429 names the limit that refused", async () => {
  const { headers } = await guessFrom("203.0.113.99", "named@example.test");
  const [, wait] = /^"attempts";r=0;t=(\d+)$/.exec(headers.get("ratelimit") ?? "") ?? [];
  expect(headers.get("ratelimit-policy")).toBe('"attempts";q=12;w=600');
  expect(headers.get("retry-after")).toBe(wait);
});

test("right passwords are not counted", async () => {
  const hash = await hashPassword("the right password");
  await server.database.withAuth((db) => ensureUser(db, "often@example.test", hash));
  expect((await lastOf(15, () => login("often@example.test", "the right password"))).status).toBe(200);
});

test("responses carry the limit's state, and one address has its share", async () => {
  const { token } = await (await server.makeTenant()).member();
  const { headers } = await server.request("GET /apps", { token });
  expect(headers.get("ratelimit-policy")).toBe('"tenant";q=30000;w=60');
  expect(headers.get("ratelimit")).toMatch(/^"tenant";r=\d+;t=\d+$/);
  let answer = await server.request("GET /apps", { token });
  for (let n = 0; n < 700 && answer.status === 200; n += 1) answer = await server.request("GET /apps", { token });
  expect(answer.status).toBe(429);
  expect(answer.headers.get("ratelimit")).toMatch(/^"account";r=0;t=\d+$/);
});

test("a person's share is one, by however many tokens", async () => {
  const { userId } = await (await server.makeTenant()).member();
  const tokens = await server.database.withAuth((db) =>
    Promise.all(
      ["a", "b", "c"].map(() =>
        issueToken({ db, request: { userAgent: "" } }, { userId, familyId: newId(), tenantId: null, memberId: null }),
      ),
    ),
  );
  const ask = (n: number) =>
    server.request("GET /identity/accessToken/info", {
      token: tokens[n % 3],
      host: null,
      headers: { "x-forwarded-for": `10.1.0.${n % 3}` },
    });
  const statuses = [];
  for (let n = 0; n < 601; n += 1) statuses.push((await ask(n)).status);
  expect([statuses.indexOf(429), statuses.lastIndexOf(200)]).toEqual([600, 599]);
});

test("simultaneous health checks share one query", async () => {
  const acquire = vi.spyOn(server.database.backend, "acquire");
  const answers = await Promise.all(Array.from({ length: 20 }, () => server.request("GET /readyz")));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(acquire).toHaveBeenCalledTimes(1);
  acquire.mockRestore();
});
