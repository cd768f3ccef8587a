import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServer, testServer } from "../src/testing/index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test("a session returns its member", async () => {
  const tenant = await server.makeTenant();
  const member = await tenant.member({ firstName: "Ann" });
  const { status, body } = await server.request("GET /identity/tenantMembers/me", { token: member.token });
  expect(body).toMatchObject({ id: member.id, firstName: "Ann" });
  expect(status).toBe(200);
});

test("a changed role holds from the next request on, and a suspension too", async () => {
  const tenant = await server.makeTenant();
  const admin = await tenant.member({ role: "admin" });
  const value = (name: string) => ({
    name,
    description: "",
    qualities: [{ name: `${name}ly`, color: 1, motif: "leaf" }],
  });
  let count = 0;
  const create = () => {
    count += 1;
    return server.request("POST /recognition/values", { token: admin.token, body: value(`Value ${count}`) });
  };
  expect((await create()).status).toBe(200);
  await server.sql("update tenant_members set role = 'employee' where id = $1", [admin.id]);
  expect((await create()).status).toBe(403);
  await server.sql("update tenant_members set role = 'admin' where id = $1", [admin.id]);
  expect((await create()).status).toBe(200);
  await server.sql("update tenant_members set suspended_at = now() where id = $1", [admin.id]);
  expect((await create()).status).toBe(401);
});

test("a token counts on its own tenant's host only", async () => {
  const [here, there] = [await server.makeTenant(), await server.makeTenant()];
  const { token } = await here.member();
  const me = (host: string | null) => server.request("GET /identity/tenantMembers/me", { token, host });
  expect((await me(here.id)).status).toBe(200);
  expect((await me(there.id)).status).toBe(401);
  expect((await me(null)).status).toBe(401);
});
