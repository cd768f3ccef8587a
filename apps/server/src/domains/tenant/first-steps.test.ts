import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServer, testServer } from "../../testing/index.ts";
import { lobby } from "../../testing/lobby.ts";
import { insertChannel } from "../channel/verbs/write-channel.ts";
import { invite, listed } from "../invitation/test-invitations.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test("each step is ticked off by what is there", async () => {
  const tenant = await server.makeTenant();
  const { token, ...admin } = await tenant.member({ role: "admin" });
  const done = async () => {
    const { body } = await server.request("GET /identity/today", { token });
    return Object.entries(body.firstSteps as Record<string, boolean>).flatMap(([name, is]) => (is ? [name] : []));
  };
  expect(await done()).toEqual([]);
  const value = { name: "Courage", description: "", qualities: [{ name: "Bold", color: 1, motif: "leaf" }] };
  const { body } = await server.request("POST /recognition/values", { token, body: value });
  expect(await done()).toEqual(["values"]);
  const lena = await listed(tenant);
  expect(await done()).toEqual(["values", "people"]);
  const sent = await server.request("POST /recognition/recognitions", {
    token,
    body: {
      status: "published",
      message: "Thank you for coming",
      amount: 0,
      sendTo: [{ id: lena.id, type: "tenantMember" }],
      qualityIds: [body.qualities[0].id],
      tenantWide: true,
    },
  });
  expect(sent.status).toBe(200);
  expect(await done()).toEqual(["values", "people", "recognition"]);
  await tenant.within((db, { now }) => insertChannel({ db, now }, lobby));
  await invite(server, tenant, { token, ...admin }, lena);
  await server.sql("update tenants set logo_id = id where id = $1", [tenant.id]);
  expect(await done()).toEqual(["brand", "values", "people", "screen", "recognition", "welcome"]);
});

test("hidden once, they are hidden for every administrator of the tenant, and only there", async () => {
  const [tenant, other] = [await server.makeTenant(), await server.makeTenant()];
  const [first, second] = [await tenant.member({ role: "admin" }), await tenant.member({ role: "admin" })];
  const stranger = await other.member({ role: "admin" });
  const dismissed = async ({ token }: { token: string }) =>
    (await server.request("GET /identity/today", { token })).body.firstSteps === null;
  for (const { token } of [first, second])
    expect((await server.request("PUT /identity/firstSteps/dismissal", { token })).status).toBe(204);
  expect([await dismissed(first), await dismissed(second), await dismissed(stranger)]).toEqual([true, true, false]);
  const audit = await server.sql("select actor_id from audit_events where tenant_id = $1", [tenant.id]);
  expect(audit).toEqual([{ actor_id: first.id }]);
});
