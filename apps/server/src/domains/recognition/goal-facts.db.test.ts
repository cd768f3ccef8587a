import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServer, testServer } from "../../testing/index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test("a goal is chosen by what the last three whole months reached, public and not hidden", async () => {
  const tenant = await server.makeTenant({ timezone: "Pacific/Kiritimati" });
  const admin = await tenant.member({ role: "admin" });
  const [ann, bob] = [await tenant.member({}), await tenant.member({})];
  const sendTo = [{ id: bob.id, type: "tenantMember" }];
  const body = { status: "published", message: "Thanks", amount: 0, sendTo, qualityIds: [] };
  const send = async (tenantWide: boolean) =>
    (await server.request("POST /recognition/recognitions", { token: ann.token, body: { ...body, tenantWide } })).body
      .id;
  const [now, last, edge, closed, hidden] = [
    await send(true),
    await send(true),
    await send(true),
    await send(false),
    await send(true),
  ];
  const month = "date_trunc('month', now() at time zone 'Pacific/Kiritimati')";
  const at = (id: string, when: string) =>
    server.sql(
      `update recognitions set published_at = (${when}) at time zone 'Pacific/Kiritimati' where tenant_id = $1 and id = $2`,
      [tenant.id, id],
    );
  await at(last, `${month} - interval '1 second'`);
  await at(edge, `${month} - interval '3 months'`);
  await at(closed, `${month} - interval '1 day'`);
  await at(hidden, `${month} - interval '1 day'`);
  await server.sql("update recognitions set hidden_at = now() where tenant_id = $1 and id = $2", [tenant.id, hidden]);
  const read = (token: string) => server.request("GET /recognition/goal/facts", { token });
  expect(now).toBeTruthy();
  const found = (await read(admin.token)).body;
  expect(found.months).toEqual([1, 0, 1]);
  expect(found.withoutPoints).toBeGreaterThanOrEqual(3);
  expect((await read(ann.token)).status).toBe(403);
});
