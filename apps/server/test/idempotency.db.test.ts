import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServer, testServer } from "../src/testing/index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

async function scene() {
  const tenant = await server.makeTenant();
  const admin = await tenant.member({ role: "admin" });
  const send = (key: string, name: string, token = admin.token) =>
    server.request("POST /recognition/values", {
      token,
      headers: { "idempotency-key": key },
      body: { name, description: "", qualities: [{ name: `${name} q`, color: 1, motif: "leaf" }] },
    });
  const count = async () =>
    (await server.request("GET /recognition/values", { token: admin.token })).body.results.length;
  return { tenant, admin, send, count };
}

test("twenty copies at once have one effect and equal responses", async () => {
  const { send, count } = await scene();
  const answers = await Promise.all(Array.from({ length: 20 }, () => send("same", "Courage")));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(answers.filter(({ headers }) => headers.get("idempotency-replayed")).length).toBe(19);
  expect(await count()).toBe(1);
});

test("another body under the same key is refused", async () => {
  const { send, count } = await scene();
  await send("key", "Courage");
  const answer = await send("key", "Kindness");
  expect([answer.status, answer.body.error]).toEqual([422, "IdempotencyConflict"]);
  expect(await count()).toBe(1);
});

test("keys are each person's own", async () => {
  const { tenant, send, count } = await scene();
  const second = await tenant.member({ role: "admin" });
  await send("key", "Courage");
  expect((await send("key", "Kindness", second.token)).status).toBe(200);
  expect(await count()).toBe(2);
});

test("what was refused may be tried again under its key", async () => {
  const { tenant, send } = await scene();
  const employee = await tenant.member();
  expect((await send("key", "Courage", employee.token)).status).toBe(403);
  await server.sql("update tenant_members set role = 'admin' where id = $1", [employee.id]);
  expect((await send("key", "Courage", employee.token)).status).toBe(200);
});

test("an empty response is replayed too, and an invalid key is refused", async () => {
  const { tenant } = await scene();
  const member = await tenant.member();
  const put = (key: string) =>
    server.request("PUT /notification/messages/read", { token: member.token, headers: { "idempotency-key": key } });
  expect((await put("x")).status).toBe(204);
  const again = await put("x");
  expect([again.status, again.headers.get("idempotency-replayed")]).toEqual([204, "true"]);
  expect((await put("ü".repeat(3))).status).toBe(400);
  expect((await put("y".repeat(201))).status).toBe(400);
});
