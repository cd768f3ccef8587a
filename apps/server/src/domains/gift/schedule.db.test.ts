import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServer, testServer, tick } from "../../testing/index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const everyone = { everyone: true, memberIds: [], teamIds: [], roles: [] };

async function company() {
  const tenant = await server.makeTenant({ features: ["points"] });
  const { token } = await tenant.member({ role: "admin" });
  const call = (key: string, body?: unknown) => server.request(key, { token, body });
  const { body: bank } = await call("POST /points/pointsBanks", { name: "Gifts", ownerIds: [], alertBelow: null });
  const rule = { source: "birthday", audience: everyone, bankId: bank.id, words: {} };
  return {
    call,
    addRule: (name = "Birthdays") => call("POST /points/giftRules", { ...rule, name, steps: [{ at: 0, amount: 50 }] }),
    settings: async (change: object) => {
      const { body } = await call("GET /points/budgetSettings");
      return call("PATCH /points/budgetSettings", { ...change, version: body.version });
    },
    clear: () => server.sql("delete from schedules where tenant_id = $1", [tenant.id]),
    jobs: async () =>
      (await server.sql("select job from schedules where tenant_id = $1 order by job", [tenant.id])).map(
        ({ job }) => job,
      ),
  };
}

const look = (name: string) => tick(server, name);

test("a tenant's digest and its gifts are scheduled beside each other", async () => {
  const c = await company();
  await c.clear();
  await look("schedules.digest");
  await c.addRule();
  expect(await c.jobs()).toEqual(["gift.pay", "notification.digest"]);
  await c.clear();
  await c.addRule("More birthdays");
  await look("schedules.digest");
  expect(await c.jobs()).toEqual(["gift.pay", "notification.digest"]);
});

test.each([
  ["points are turned on again", [{ enabled: false }, { enabled: true }]],
  ["others may receive points", [{ eligible: { ...everyone, everyone: false, roles: ["admin"] } }]],
])("gifts are looked for when %s", async (_name, changes) => {
  const c = await company();
  await c.addRule();
  await c.clear();
  for (const change of changes) expect((await c.settings(change)).status).toBe(200);
  await look("schedules.due");
  await server.runJobs();
  expect(await c.jobs()).toEqual(["gift.pay", "points.daily"]);
});
